export { type AssistantState, type ConversationFactory, createAssistantState, isBusy } from './assistant.ts'
export type { Conversation } from './conversation.ts'
export type { ListedThread } from './tabs.ts'
