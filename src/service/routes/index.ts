export { type AssistantDependencies, assistantRoutes } from './assistant.ts'
