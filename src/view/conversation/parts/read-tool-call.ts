import { isObject } from '../../../shared/objects.ts'
import { lineOf } from './text.ts'

/** What the view shows of a tool call, whatever tool it is. */
export interface ToolCallFacts {
  /** `search` and `read` are tools for the docs; any other tool is shown by its name. */
  kind: 'search' | 'read' | 'other'
  /** The query or the page; empty when the input does not say it. */
  subject: string
  /** The tool’s title, or its name in words. */
  tool: string
  state: 'running' | 'done' | 'failed' | 'denied' | 'asking'
  /** The number of results, if the output is a list. */
  count: number | undefined
}

/** Reads a tool part of the AI SDK, static or dynamic. */
export const readToolCall = (part: Readonly<Record<string, unknown>>): ToolCallFacts => {
  const words = wordsOf(part.type === 'dynamic-tool' ? part.toolName : String(part.type).slice('tool-'.length))
  const kind = kindOf(words)
  return {
    kind,
    subject: kind === 'other' ? '' : subjectOf(part.input),
    tool: lineOf(part.title, 60) || words,
    state: stateOf(part),
    count: countOf(part.output)
  }
}

/** `searchDocs`, `search_docs` and `docs-search` → words. */
const wordsOf = (name: unknown): string =>
  lineOf(name, 60)
    .replace(/(?<=[a-z\d])(?=[A-Z])|[_\-.:/]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** A tool counts as one for the docs only if its name has no other words: “web search” has one. */
const kindOf = (words: string): ToolCallFacts['kind'] => {
  if (!words.split(' ').every(word => docsToolWords.has(word))) return 'other'
  return /\b(?:search|find|retrieve|retrieval|query|lookup)\b/.test(words) ? 'search' : 'read'
}

const docsToolWords = new Set(
  (
    'search find retrieve retrieval query lookup read open fetch get load view ' +
    'a all and by for from full in of text the vector semantic hybrid similar relevant ' +
    'article articles base content context doc docs document documents documentation guide guides kb knowledge ' +
    'page pages passage passages section sections site'
  ).split(' ')
)

const subjectOf = (input: unknown): string => {
  if (typeof input === 'string') return lineOf(input, 80)
  if (!isObject(input)) return ''
  const named = subjectFields.map(name => input[name]).find(value => typeof value === 'string' && value.trim())
  const [only, ...others] = Object.values(input).filter(value => typeof value === 'string')
  return lineOf(named ?? (others.length ? undefined : only), 80)
}

const subjectFields = [
  'query',
  'q',
  'question',
  'search',
  'searchQuery',
  'keywords',
  'text',
  'title',
  'path',
  'url',
  'page'
]

const stateOf = ({ state, preliminary }: Readonly<Record<string, unknown>>): ToolCallFacts['state'] => {
  if (state === 'output-available') return preliminary === true ? 'running' : 'done'
  if (state === 'output-error') return 'failed'
  if (state === 'output-denied') return 'denied'
  return state === 'approval-requested' ? 'asking' : 'running'
}

/** Counts a list, or the list in an object. The transport replaces long lists by their `count`. */
const countOf = (output: unknown): number | undefined => {
  if (Array.isArray(output)) return output.length
  if (!isObject(output)) return undefined
  const list = listFields.map(name => output[name]).find(Array.isArray)
  if (list) return list.length
  return typeof output.count === 'number' ? output.count : undefined
}

const listFields = [
  'results',
  'hits',
  'items',
  'documents',
  'docs',
  'pages',
  'matches',
  'sources',
  'chunks',
  'passages'
]
