export type { Sentences, SmallTalk } from './contract.ts'
export { type PageQuestion, pageQuestionOf } from './page-questions.ts'
export { eitherOf, fill, isSpoken, joinSentences, nameOfLanguage, sentencesIn } from './sentences.ts'
export { smallTalkOf, withoutSmallTalk } from './small-talk.ts'
