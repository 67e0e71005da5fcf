/** What the service itself says, in one language. Names in braces are filled in. */
export interface Sentences {
  /** Before a passage that may not answer. */
  closestPassages: string
  notAnswered: string
  /** `{words}` are those of the question that no page holds. */
  notAnsweredAbout: string
  /** Before a list. */
  closestPages: string
  /** `{pages}` are links. */
  seeAlso: string
  /** `{asked}` and `{found}` are versions. */
  otherVersion: string
  /** To a question that names nothing. */
  vague: string
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
  /** `{pages}` are links. */
  elsewhere: string
  /** Where the page that is open is asked for and none is, or one that the documentation does not hold. */
  noPage: string
  /** When a configured model refused, without a word of its own. */
  declined: string
  /** Below an answer of a configured model that reached its last token. */
  cut: string
  /** Below an answer of a configured model that cites nothing: before the passages, or where there are none. */
  uncited: string
  unfounded: string
  /** How a word is quoted; `{word}` is the word. */
  quoted: string
  /** What readers say that is no question, each the whole of it without its punctuation. */
  said: Record<Exclude<SmallTalk, 'unclear'>, RegExp>
}

/** What is said to an assistant and asks for nothing of the documentation. */
export type SmallTalk = 'greeting' | 'thanks' | 'identity' | 'abilities' | 'farewell' | 'complaint' | 'unclear'
