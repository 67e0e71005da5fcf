/** The service’s own sentences in one language. Placeholders in braces are filled in. */
export interface Sentences {
  /** Before a passage that may not answer. */
  closestPassages: string
  /** The same where no page has a product that is asked about; `{words}` are its name. */
  closestWithout: string
  notAnswered: string
  /** `{words}` are the words of the question that no page has. */
  notAnsweredAbout: string
  /** Before a list. */
  closestPages: string
  /** `{pages}` are links. */
  seeAlso: string
  /** `{asked}` and `{found}` are versions. */
  otherVersion: string
  /** To a question that names nothing. */
  vague: string
  /** To who asks for more than was quoted, or for an example, where there is none. */
  nothingMore: string
  noExample: string
  /** When the pages are in another language than the question; `{language}` is theirs. */
  otherLanguage: string
  greeting: string
  thanks: string
  /** To “what can you do?”. */
  abilities: string
  /** To “who are you?” and “are you a bot?”. */
  identity: string
  farewell: string
  /** To abuse, and to “that did not help”. */
  complaint: string
  /** To a lone question mark or sign. */
  unclear: string
  /** Before a list of sections. */
  onThisPage: string
  /** `{words}` are what was asked about. */
  pageSilent: string
  /** `{pages}` are links, and end it: a list of them stands below it for who asks where an answer stands. */
  elsewhere: string
  /** Where a reader asks about the open page, but none is open or it is not in the documentation. */
  noPage: string
  /** When a configured model refused without writing anything. */
  declined: string
  /** Below an answer of a configured model that was cut at the token limit. */
  cut: string
  /** Below an answer of a configured model that cites nothing: before the passages, or where there are none. */
  uncited: string
  unfounded: string
  /** How a word is quoted; `{word}` is the word. */
  quoted: string
  /** Before the last of several words of which none is said. Default: “or”. */
  nor?: string
  /** Patterns of small talk. Each matches a whole message without its punctuation. */
  said: Record<Exclude<SmallTalk, 'unclear'>, RegExp>
}

/** Kinds of messages that ask nothing of the documentation. */
export type SmallTalk = 'greeting' | 'thanks' | 'identity' | 'abilities' | 'farewell' | 'complaint' | 'unclear'
