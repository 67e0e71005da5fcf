import { withoutFraming } from '../analysis/languages/framing.ts'
import { beginsAsQuestion } from '../analysis/languages/interrogatives.ts'
import { endsWithQuestionMark } from '../analysis/question-mark.ts'
import { countWords } from '../analysis/tokenizer.ts'

/** A question, separated from what the reader pasted with it. */
export interface SeparatedQuestion {
  asked: string
  pasted: string[]
}

/**
 * Separates a question from what was pasted with it (code, a log, a stack trace) and, if it has several sentences,
 * those that ask from those that tell what happened before.
 *
 * @param saysEnough Whether a short sentence asks for something by itself, unlike “How do I fix it?”.
 */
export const separateQuestion = (text: string, saysEnough: (sentence: string) => boolean): SeparatedQuestion => {
  const { prose: written, pasted } = withoutPasted(text.trim())
  const prose = calm(withoutFraming(unwrapped(written)))
  const message = errorIn(pasted)
  if (!prose) return { asked: message ?? pasted.slice(0, maxCharacters.asked), pasted: [pasted].filter(Boolean) }
  const { asked, background } = askingSentences(prose, saysEnough)
  // “How do I fix this?” refers to the message, and a longer question has seldom all of its words.
  const complete = message ? `${asked}\n${message}` : asked
  return { asked: complete, pasted: [background, pasted].filter((part): part is string => Boolean(part)) }
}

/** Characters of the question, and of an error’s message. */
const maxCharacters = { asked: 700, message: 450 }
/** A question of no more words depends on the sentences before it. */
const maxDependentWords = 5

const withoutPasted = (text: string): { prose: string; pasted: string } => {
  const blocks: string[] = []
  const unfenced = text.replaceAll(
    /^ *(`{3,}|~{3,}).*\n([\s\S]*?)(?:^ *\1 *$|$(?![\s\S]))/gm,
    (_, __, code: string) => {
      blocks.push(code)
      return '\n'
    }
  )
  const lines = unfenced.split('\n').flatMap(line => (line.length > maxCharacters.asked ? sentencesOf(line) : [line]))
  const prose: string[] = []
  const hasSeveralLines = lines.length > 1
  for (const line of lines) {
    if (hasSeveralLines && looksPasted(line)) blocks.push(line)
    else prose.push(line)
  }
  return { prose: bothEnds(prose.join('\n').trim()), pasted: blocks.join('\n') }
}

/** A line that ends within a sentence goes on in the next one, as where a mail was copied. */
const unwrapped = (text: string): string => text.replaceAll(/(?<=[\p{L}\p{N},)]) *\n(?=[\p{Ll}\p{N}(])/gu, ' ')

/** What is shouted, in lower case: its words are no names. Letters without case do not shout: “IE 11 サポート”. */
const calm = (text: string): string =>
  countWords(text) > 3 && /\p{Lu}/u.test(text) && !/[\p{Ll}\p{Lo}]/u.test(text) ? text.toLowerCase() : text

/** The beginning and the end of a text that is still long: the question stands there. */
const bothEnds = (text: string): string => {
  const half = maxCharacters.asked / 2
  return text.length <= maxCharacters.asked ? text : `${text.slice(0, half)}\n${text.slice(1 - half)}`
}

/** Whether a line belongs to code, a log or a stack trace. */
const looksPasted = (line: string): boolean => {
  if (/^\s*$/.test(line)) return false
  if (endsWithQuestionMark(line) && !/^\s*(?:at |File "|\d)/.test(line)) return false
  return pastedStart.test(line) || errorStart.test(line) || (line.match(codeSigns)?.length ?? 0) > line.length / 12
}

const pastedStart =
  /^\s*(?:at \S+|File "|Traceback|Caused by|\^|[>+$#|] |\[?\d{4}-\d\d-\d\d|\[?\d{1,2}:\d\d|\[\w+\]|npm |yarn |pip |(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL)\b|(?:import|export|const|let|var|def|class|function|return|async|await|from|if|for) .*[({=;:'"]|[\w$.]+\(.*\)[;,]?$|[)}\]]+[;,]?\s*$|<\/?\w)/
/** `TypeError:`, `[cause]: TypeError:`, `Caused by: a.b.CException:` */
const errorStart =
  /^\s*(?:Caused by: |\[cause\]: |\w+ )?(?:\w{1,60}\.){0,9}(?:[A-Z]\w*)?(?:Error|Exception|Warning|Failure)\b(?: \[\w+\])?:/
const codeSigns = /[{}()[\]<>=;|\\/$#@*_]/g

/** The line of a log that says what went wrong, without its time and paths. */
const errorIn = (pasted: string): string | undefined => {
  const lines = pasted.split('\n').filter(line => !/^\s*at \S/.test(line))
  const line =
    lines.findLast(each => errorStart.test(each)) ??
    lines.find(each => /\b(?:error|exception|failed|cannot|could not|unable to|invalid|not found|denied)\b/i.test(each))
  return line
    ?.replace(/^\s*\[?[\d\-:.,TZ+ ]{8,}\]?\s*/, '')
    .replaceAll(/(?:\w:)?(?:[\\/][\w.@-]+){2,}(?::\d+)*/g, '')
    .trim()
    .slice(0, maxCharacters.message)
}

/** The sentences that ask, if they say enough by themselves, and the others. */
const askingSentences = (
  text: string,
  saysEnough: (sentence: string) => boolean
): { asked: string; background: string | undefined } => {
  const all = sentencesOf(text)
  const sentences = [...new Set(all)]
  const whole = sentences.length < all.length ? sentences.join(' ') : text
  const marked = sentences.filter(endsWithQuestionMark)
  const asking = marked.length > 0 ? marked : sentences.filter(sentence => beginsAsQuestion.test(sentence)).slice(-1)
  const asked = asking.join(' ')
  if (sentences.length < 3 || asking.length === 0 || (countWords(asked) <= maxDependentWords && !saysEnough(asked)))
    return { asked: whole, background: undefined }
  return { asked, background: sentences.filter(sentence => !asking.includes(sentence)).join(' ') }
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })
const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)]
    .flatMap(({ segment }) => segment.split(beforeLowerCase))
    .map(sentence => sentence.trim())
    .filter(Boolean)

/** The segmenter expects a capital where a sentence begins, which readers in a hurry do without. */
const beforeLowerCase =
  /(?<=(?<![\p{L}\p{N}.])(?!(?:etc|approx|incl|resp|bzw|ggf|evtl|usw)\.)\p{L}{3,}[.!?])\s+(?=\p{Ll})/u
