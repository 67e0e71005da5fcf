import type { UIMessageChunk } from 'ai'
import type { AssistantMetadata } from '../../protocol/index.ts'
import { isObject } from '../../shared/objects.ts'
import { isText, type JsonRecord } from '../json.ts'

/** What goes to the AI SDK. */
export type Chunk = UIMessageChunk<AssistantMetadata>

const words = (list: string) => list.split(' ')

/** The events that any version of the AI SDK knows, with the required fields of each. */
const required: Record<string, string[]> = Object.fromEntries(
  [
    'start',
    'finish',
    'message-metadata',
    'start-step',
    'finish-step',
    'reset-step',
    'error',
    'abort',
    'text-start',
    'text-delta delta',
    'text-end',
    'reasoning-start',
    'reasoning-delta delta',
    'reasoning-end',
    // Only 5.0.0 wrote these two.
    'reasoning text',
    'reasoning-part-finish',
    'source-url url',
    'source-document sourceId mediaType title',
    'file url mediaType',
    'reasoning-file url mediaType',
    'custom kind',
    'steering-message id parts',
    'tool-input-start toolCallId toolName',
    'tool-input-delta toolCallId inputTextDelta',
    'tool-input-available toolCallId toolName',
    'tool-input-error toolCallId toolName errorText',
    'tool-output-available toolCallId',
    'tool-output-error toolCallId errorText',
    'tool-output-denied toolCallId',
    'tool-approval-request approvalId toolCallId',
    'tool-approval-response approvalId approved'
  ].map(line => {
    const [type = '', ...fields] = words(line)
    return [type, fields]
  })
)

const isList = (value: unknown) => Array.isArray(value) && value.every(isObject)
const isFlag = (value: unknown) => typeof value === 'boolean'
const isAny = (value: unknown) => value !== undefined

/** The fields that the AI SDK reads. A field has the same type in every event. */
const fields = new Map(
  (
    [
      [isText, 'id delta text url title filename mediaType sourceId kind messageId errorText reason signature'],
      [isText, 'toolCallId toolName inputTextDelta inputEncoding approvalId'],
      [isFlag, 'dynamic providerExecuted preliminary transient isAutomatic approved'],
      [isObject, 'providerMetadata toolMetadata messageMetadata'],
      [isList, 'citations parts'],
      [isAny, 'data input output finishReason threadId approvalDescriptor inputSchemaInput']
    ] as const
  ).flatMap(([check, names]) => words(names).map(name => [name, check] as const))
)

/** An event whose type is known and whose fields have their types. */
export interface KnownEvent extends JsonRecord {
  type: string
}

/** A known event as the AI SDK types it: `parseEvent` has checked the fields, which no compiler can see. */
export const toChunk = (event: KnownEvent): Chunk => event as Chunk

/**
 * Validates untrusted input as an event, or returns a string that says why it is none. Drops unknown fields and fields
 * of the wrong type. Accepts a number where an id or a text belongs, because some services send one.
 */
export const parseEvent = (input: unknown): KnownEvent | string => {
  if (!isObject(input) || !isText(input.type)) return 'not an event'
  const { type } = input
  const needed = type.startsWith('data-') ? ['data'] : Object.hasOwn(required, type) ? required[type] : undefined
  if (!needed) return `unknown type ${type.slice(0, 40)}`
  const event: KnownEvent = { type }
  for (const [field, given] of Object.entries(input)) {
    const check = fields.get(field)
    const value = check === isText && typeof given === 'number' ? `${given}` : given
    if (check?.(value)) event[field] = value
  }
  return needed.every(field => field in event) ? event : `malformed ${type}`
}
