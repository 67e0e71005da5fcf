import { languageOf } from '../language.ts'
import { questionOfHeading } from './heading-questions.ts'
import { phrases } from './phrases.ts'
import { phrasing } from './phrasing.ts'
import { related } from './related/index.ts'
import { stemEnglish } from './stem.ts'
import { genericWords, stopWords } from './stop-words.ts'
import { synonyms } from './synonyms.ts'

export const english = languageOf({
  tag: 'en',
  stem: stemEnglish,
  stopWords,
  genericWords,
  kindsOfNames: `option options parameter parameters param params argument arguments arg args property properties prop
props attribute attributes field fields flag flags switch setting settings method methods function functions hook
hooks event events variable variables command commands header headers key keys component components module modules
class classes type directive config configuration`,
  synonyms,
  related,
  phrasing,
  phrases,
  followUp: /^\s*(and|but|or|also|what about|how about|then|so)\b/i,
  problem:
    /\b(not|never|nothing|cannot|fail(s|ed|ing)?|errors?|broken|wrong|missing|stuck|crash(es|ed)?|complain\w*|slow|why|twice|keeps|mismatch|too (many|often|slow|much)|cut off)\b|n['’]t\b/i,
  definition: /^(what('s| is| are)|explain|define)\s+(an?\s+|the\s+)?[\w.-]+(\s+[\w.-]+)?\s*\??$/i,
  namesKeywords:
    /^\W*(?:(?:as|do|else|for|get|if|in|let|of|set|try|until|use|while|with)(?:$|[\s.…`?]+))+(?:(?:blocks?|clauses?|expressions?|keywords?|loops?|operators?|statements?|syntax)\W*)?$/i,
  define: thing => `What is ${thing}?`,
  questionOf: questionOfHeading,
  comparisons: [
    /\b(?:differen(?:ces?|t)|diff) (?:between|from) (.+?) (?:and|or|from) (.+)$/i,
    /\bhow (?:is|are|does|do) (.+?) (?:different|differ) from (.+)$/i,
    /\bcompare (.+?) (?:and|with|to) (.+)$/i,
    /^(?:.*\b(?:use|choose|pick) )?(.+?) (?:vs\.?|versus) (.+)$/i
  ],
  changeTerms: /^(migrat|upgrad|updat|version|releas|chang|break|deprec)/,
  contributingTerms: /^(contribut|architectur|intern|sourc|codebas|repositori|chunk|made)/
})
