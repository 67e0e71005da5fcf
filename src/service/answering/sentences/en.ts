import type { Sentences } from './contract.ts'

export const english: Sentences = {
  closestPassage: 'The documentation does not seem to answer this directly. The closest passage:',
  notAnswered: 'The documentation does not answer this question.',
  notAnsweredAbout: 'The documentation does not answer this question: it says nothing about {words}.',
  closestPages: 'The closest pages, which may not help:',
  seeAlso: 'See also: {pages}',
  otherVersion: 'The documentation of version {asked} does not answer this. That of version {found} does:',
  vague: 'The documentation has no answer to that. Ask about something in it, in a few words.',
  otherLanguage: 'The documentation is in {language}, so this may not be what was asked.',
  greeting: 'Hello! Ask me about this documentation: I show what it says, and where.',
  thanks: 'You are welcome. Ask again whenever you like.',
  abilities:
    'I look up questions in this documentation and show the passages that answer them, with their sources. What it does not say, I do not know.',
  declined: 'The model declined to answer this question.',
  cut: 'The answer ends here, because it has reached its longest length.',
  uncited: 'The answer above names no source. This is what the documentation says:',
  unfounded: 'The answer above names no source, and nothing in the documentation was found for it.',
  quoted: '“{word}”',
  said: {
    greeting:
      /^(hi|hello|hey|hello there|hi there|hey there|good (morning|afternoon|evening|day)|greetings|howdy|yo|how are you)$/,
    thanks:
      /^((ok|okay|great|perfect|cool|nice|awesome),? ?)?(thanks?|thank you|thx|ty|cheers)( (a lot|so much|very much|you|again|for (your|the) help))*$|^(great|perfect|cool|nice|awesome|ok|okay|got it|that (helped|worked))$/,
    abilities:
      /^(what (can|do) you do|what can i ask( you)?|how (can|do) you help( me)?|who are you|what are you|are you (a )?(bot|robot|human|ai)|help( me)?|how does this work)$/
  }
}
