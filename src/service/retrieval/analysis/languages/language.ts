import { withOptionalAccents } from '../optional-accents.ts'

/** How sentences of a documentation are worded that answer a question, and those that do not. */
export interface Phrasing {
  /** Says what is possible, needed or recommended. */
  advice: RegExp
  /** Begins with what to do. */
  instruction: RegExp
  /** Denies, limits or affirms something. */
  limit: RegExp
  /** Leads elsewhere. */
  pointer: RegExp
  /** Begins with what leans on the sentence before. */
  leaning: RegExp
  /** A heading above what is wrong, below which there is another above what to do. */
  problemHeading: RegExp
  /** A question for yes or no. */
  asksWhether: RegExp
  /**
   * A question for how to do something: its `verb`, with the `thing` that it is done to, or the `object` of a request, are
   * groups of the pattern.
   */
  asksHow: RegExp
  /** A question for a number, or for what holds unless it is set. */
  asksAmount: RegExp
  /** Says how two things differ. */
  compares: RegExp
  /** The first whose question fits counts. */
  answerTypes: readonly AnswerType[]
}

/**
 * A type of answer, such as a duration or a date: how a question asks for one, and how a text says one. A group `subject`
 * of the question is what it is asked of.
 */
export interface AnswerType {
  asks: RegExp
  says: RegExp
}

/**
 * What retrieval has to know of a language. Indexing, ranking and confidence take it as a value, so that a further
 * language is one more value.
 */
export interface Language {
  /** Its BCP 47 tag, without a region. */
  tag: string
  /** A text in the one of several scripts that everything else here is written in; each letter stays in its place. */
  inOneScript: (text: string) => string
  /** Whether a word may have been typed for another one because it sounds the same. */
  soundsLike?: ((typed: string, meant: string) => boolean) | undefined
  /** The form that a word’s inflections have in common. The word comes in lower case, with its accents. */
  stem: (word: string) => string
  /** Whether words are joined to one: “Datenbankverbindung”. */
  writesCompounds: boolean
  /** Whether all nouns have a capital. */
  capitalisesNouns: boolean
  /** Words, with spaces between them, that say nothing of what a text is about. */
  stopWords: string
  /** Finds further such words by their form. */
  isStopWord: (word: string) => boolean
  /** Words that say little: common in any text, yet rare enough in a documentation to look significant. */
  genericWords: string
  /** What a name of the code may be called beside it: “the option persist”. */
  kindsOfNames: string
  /** Words that readers and writers of software documentation use for one another: a group a line. */
  synonyms: string
  /** Words that a reader’s make likely without meaning the same: `asked asked > said said`, a line. */
  related: string
  /** Phrases of small words that mean something only together, each with the word that takes their place. */
  phrases: readonly (readonly [phrase: RegExp, word: string])[]
  /** How a question begins that leans on the one before. */
  followUp: RegExp
  /** What a question has that reports a problem. */
  problem: RegExp
  /** A question for what something is, not for how it is done. */
  definition: RegExp
  /** A question that has only small words because it names keywords of the code: “if let”. */
  namesKeywords: RegExp
  /** Asks what a thing is. */
  define: (thing: string) => string
  /** The question that a heading answers; nothing for one that only names something. */
  questionOf: (heading: string) => string | undefined
  /** Questions that compare two things, each of which is a group of the pattern. */
  comparisons: readonly RegExp[]
  /** Terms, stemmed, of a question for what changed between versions. */
  changeTerms: RegExp
  /** Terms, stemmed, of a question for how the documented thing itself is made. */
  contributingTerms: RegExp
  phrasing: Phrasing
}

/** Matches nothing. */
export const never = /(?!)/

const noPhrasing: Phrasing = {
  advice: never,
  instruction: never,
  limit: never,
  pointer: never,
  leaning: never,
  problemHeading: never,
  asksWhether: never,
  asksHow: never,
  asksAmount: never,
  compares: never,
  answerTypes: []
}

/** What readers ask with, who seldom type accents. Words that pages are written with keep theirs. */
const asTyped = (language: Language): Language => ({
  ...language,
  followUp: withOptionalAccents(language.followUp),
  problem: withOptionalAccents(language.problem),
  definition: withOptionalAccents(language.definition),
  comparisons: language.comparisons.map(withOptionalAccents),
  phrasing: {
    ...language.phrasing,
    asksWhether: withOptionalAccents(language.phrasing.asksWhether),
    asksHow: withOptionalAccents(language.phrasing.asksHow),
    asksAmount: withOptionalAccents(language.phrasing.asksAmount),
    answerTypes: language.phrasing.answerTypes.map(({ asks, says }) => ({ asks: withOptionalAccents(asks), says }))
  }
})

/** A language of which little is known, with what holds in any. */
export const languageOf = (known: Partial<Language> & Pick<Language, 'tag'>): Language =>
  asTyped({
    inOneScript: text => text,
    stem: word => word,
    writesCompounds: false,
    capitalisesNouns: false,
    isStopWord: () => false,
    genericWords: '',
    kindsOfNames: '',
    synonyms: '',
    related: '',
    phrases: [],
    followUp: never,
    problem: never,
    definition: never,
    namesKeywords: never,
    define: thing => thing,
    questionOf: () => undefined,
    comparisons: [/^(?:.*[ 　])?(\S+) (?:vs\.?|versus) (.+)$/i],
    changeTerms,
    contributingTerms: /^(contribut|architectur)/,
    phrasing: noPhrasing,
    ...known,
    stopWords: `${known.stopWords ?? ''} vs versus`
  })

/** The words for it that most languages have borrowed, stemmed or not. */
const changeTerms = /^(migra|upgrad|updat|version|release|chang|deprec|breaking)/
