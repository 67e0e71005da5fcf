import { countWords } from '../analysis/tokenizer.ts'

/** What is asked, apart from what was pasted with it. */
export interface SeparatedQuestion {
  asked: string
  /** What tells most of it first: the message of an error, then the rest. */
  pasted: string[]
}

/**
 * Tells a question from what was pasted with it: code, a log, the trace of an error; and, of several sentences, those
 * that ask from those that tell what happened before.
 */
export const separateQuestion = (text: string): SeparatedQuestion => {
  const { prose, pasted } = withoutPasted(text.trim())
  const message = errorIn(pasted)
  if (!prose) return { asked: message ?? pasted.slice(0, longest.asked), pasted: [pasted].filter(Boolean) }
  const { asked, told } = askingSentences(prose)
  // A short question leans on the message that it was pasted with: “How do I fix this?”.
  const isShort = countWords(asked) <= short.beside
  const whole = message && isShort ? `${asked}\n${message}` : asked
  return { asked: whole, pasted: [message, told, pasted].filter((part): part is string => Boolean(part)) }
}

/** Characters of what is asked, and of a message. */
const longest = { asked: 700, message: 250 }
/** Words of a question that leans on what is told beside it, and on what is told before it. */
const short = { beside: 9, before: 5 }

const withoutPasted = (text: string): { prose: string; pasted: string } => {
  const blocks: string[] = []
  const unfenced = text.replaceAll(
    /^ *(`{3,}|~{3,}).*\n([\s\S]*?)(?:^ *\1 *$|$(?![\s\S]))/gm,
    (_, __, code: string) => {
      blocks.push(code)
      return '\n'
    }
  )
  const lines = unfenced.split('\n').flatMap(line => (line.length > longest.asked ? sentencesOf(line) : [line]))
  const prose: string[] = []
  const isMany = lines.length > 1
  for (const line of lines) {
    if (isMany && looksPasted(line)) blocks.push(line)
    else prose.push(line)
  }
  return { prose: ends(prose.join('\n').trim()), pasted: blocks.join('\n') }
}

/** Of a text that is still long, the beginning and the end: there is what is asked. */
const ends = (text: string): string =>
  text.length <= longest.asked ? text : `${text.slice(0, longest.asked / 2)}\n${text.slice(1 - longest.asked / 2)}`

/** A line of code, of a log or of a trace. */
const looksPasted = (line: string): boolean => {
  if (/^\s*$/.test(line)) return false
  if (/[?？]\s*$/.test(line) && !/^\s*(?:at |File "|\d)/.test(line)) return false
  return pastedStart.test(line) || errorStart.test(line) || (line.match(signs)?.length ?? 0) > line.length / 12
}

const pastedStart =
  /^\s*(?:at \S+|File "|Traceback|Caused by|\^|[>+$#|] |\[?\d{4}-\d\d-\d\d|\[?\d{1,2}:\d\d|\[\w+\]|npm |yarn |pip |(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL)\b|(?:import|export|const|let|var|def|class|function|return|async|await|from|if|for) .*[({=;:'"]|[\w$.]+\(.*\)[;,]?$|[)}\]]+[;,]?\s*$|<\/?\w)/
const errorStart = /^\s*(?:Uncaught |Unhandled |\w+ )?(?:[A-Z]\w*)?(?:Error|Exception|Warning|Failure)\b(?: \[\w+\])?:/
const signs = /[{}()[\]<>=;|\\/$#@*_]/g

/** The line of a log that says what went wrong, without where. */
const errorIn = (pasted: string): string | undefined => {
  const lines = pasted.split('\n').filter(line => !/^\s*at \S/.test(line))
  const line =
    lines.findLast(each => errorStart.test(each)) ??
    lines.find(each => /\b(?:error|exception|failed|cannot|could not|unable to|invalid|not found|denied)\b/i.test(each))
  return line
    ?.replace(/^\s*\[?[\d\-:.,TZ+ ]{8,}\]?\s*/, '')
    .replaceAll(/(?:\w:)?(?:[\\/][\w.@-]+){2,}(?::\d+)*/g, '')
    .trim()
    .slice(0, longest.message)
}

/** The sentences that ask, where they say enough by themselves, and the others. */
const askingSentences = (text: string): { asked: string; told: string | undefined } => {
  const sentences = sentencesOf(text)
  const asking = sentences.filter(sentence => /[?？؟]\s*$/.test(sentence))
  const asked = asking.join(' ')
  if (sentences.length < 3 || asking.length === 0 || countWords(asked) <= short.before)
    return { asked: text, told: undefined }
  return { asked, told: sentences.filter(sentence => !asking.includes(sentence)).join(' ') }
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })
const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
