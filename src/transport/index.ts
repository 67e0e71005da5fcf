export type {
  ApiVersion,
  AssistantErrorCode,
  AssistantErrorDetails,
  AssistantMetadata,
  ContextItem,
  KeyPrefixes,
  SearchFilter
} from '../protocol/index.ts'
export { AssistantError } from '../protocol/index.ts'
export type { TransportOptions } from './options.ts'
export type { AssistantUIMessage } from './request.ts'
export type { Thread } from './threads.ts'
export { AssistantTransport } from './transport.ts'
