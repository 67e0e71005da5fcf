export { type AnswerLimits, ModelError, startAnswer } from './answer.ts'
export { type Grounding, groundingOf, type NumberedSource } from './grounding.ts'
export { createModel, type ModelConfig } from './model.ts'
export { type AnswerStream, uiMessageResponse } from './ui-stream.ts'
