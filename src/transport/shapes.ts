import type { UIMessageChunk } from 'ai'
import type { AssistantMetadata } from '../protocol/index.ts'
import { isRecord, isText, type JsonRecord } from './json.ts'

/** What goes to the chat library. */
export type Chunk = UIMessageChunk<AssistantMetadata>

/** `!` marks what a chunk cannot do without; anything else of the wrong type is left out. */
type Kind = 'text' | 'text!' | 'flag' | 'flag!' | 'record' | 'list' | 'list!' | 'any'

const provider = { providerMetadata: 'record' } as const
const tool = {
  toolCallId: 'text!',
  dynamic: 'flag',
  providerExecuted: 'flag',
  toolMetadata: 'record',
  ...provider
} as const
const part = { id: 'text!', ...provider } as const
const file = { url: 'text!', mediaType: 'text!', ...provider } as const

/** The events that any version of the chat library knows, with the fields that it reads. */
const shapes: Record<string, Record<string, Kind>> = {
  start: { messageId: 'text', messageMetadata: 'record' },
  finish: { finishReason: 'any', messageMetadata: 'record', threadId: 'any' },
  'message-metadata': { messageMetadata: 'record' },
  'start-step': {},
  'finish-step': {},
  'reset-step': {},
  error: { errorText: 'text' },
  abort: { reason: 'text' },
  'text-start': part,
  'text-delta': { ...part, delta: 'text!' },
  'text-end': { ...part, citations: 'list' },
  'reasoning-start': part,
  'reasoning-delta': { ...part, delta: 'text!' },
  'reasoning-end': part,
  // Only 5.0.0 wrote these two.
  reasoning: { text: 'text!' },
  'reasoning-part-finish': {},
  'source-url': { sourceId: 'text', url: 'text!', title: 'text', ...provider },
  'source-document': { sourceId: 'text!', mediaType: 'text!', title: 'text!', filename: 'text', ...provider },
  file,
  'reasoning-file': file,
  custom: { kind: 'text!', ...provider },
  'steering-message': { id: 'text!', parts: 'list!' },
  'tool-input-start': { ...tool, toolName: 'text!', title: 'text', inputEncoding: 'text' },
  'tool-input-delta': { toolCallId: 'text!', inputTextDelta: 'text!' },
  'tool-input-available': { ...tool, toolName: 'text!', title: 'text', input: 'any' },
  'tool-input-error': { ...tool, toolName: 'text!', title: 'text', input: 'any', errorText: 'text!' },
  'tool-output-available': { ...tool, output: 'any', preliminary: 'flag' },
  'tool-output-error': { ...tool, errorText: 'text!' },
  'tool-output-denied': { toolCallId: 'text!' },
  'tool-approval-request': {
    approvalId: 'text!',
    toolCallId: 'text!',
    approvalDescriptor: 'any',
    inputSchemaInput: 'any',
    reason: 'text',
    isAutomatic: 'flag',
    signature: 'text'
  },
  'tool-approval-response': {
    approvalId: 'text!',
    approved: 'flag!',
    reason: 'text',
    providerExecuted: 'flag',
    ...provider
  }
}
const dataShape: Record<string, Kind> = { id: 'text', data: 'any', transient: 'flag' }

const checks: Record<string, (value: unknown) => boolean> = {
  text: isText,
  flag: value => typeof value === 'boolean',
  record: isRecord,
  list: value => Array.isArray(value) && value.every(isRecord),
  any: value => value !== undefined
}

/** An event whose type is known and whose fields have their types. */
export interface KnownEvent extends JsonRecord {
  type: string
}

/** Reads an event from anywhere. A string says why it is none; unknown fields are left behind. */
export const readEvent = (input: unknown): KnownEvent | string => {
  if (!isRecord(input) || !isText(input.type)) return 'not an event'
  const { type } = input
  const shape = Object.hasOwn(shapes, type) ? shapes[type] : type.startsWith('data-') ? dataShape : undefined
  if (!shape) return `unknown type ${type.slice(0, 40)}`
  const event: KnownEvent = { type }
  for (const [field, kind] of Object.entries(shape)) {
    const required = kind.endsWith('!')
    const given = input[field]
    // An id or a text that came as a number is still what was meant.
    const value = kind.startsWith('text') && typeof given === 'number' ? `${given}` : given
    if (checks[required ? kind.slice(0, -1) : kind]?.(value)) event[field] = value
    else if (required) return `malformed ${type}`
  }
  return event
}
