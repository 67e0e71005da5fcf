import { cutText } from '../protocol/context.ts'
import { messageText } from '../protocol/message.ts'
import { searchAddress } from '../transport/search-address.ts'
import type { IdleEnvironment } from '../widget/idle.ts'

/** A tool of WebMCP (https://webmachinelearning.github.io/webmcp/). */
interface Tool {
  name: string
  description: string
  inputSchema: object
  annotations?: { readOnlyHint?: boolean; untrustedContentHint?: boolean }
  execute(input: Record<string, unknown>): Promise<ToolResult>
}

interface ToolResult {
  content: { type: 'text'; text: string }[]
  isError?: true
}

/** Maximum length of an answer for an agent, in UTF-16 units: about 2,000 tokens. */
const maxLength = 8000

/**
 * The methods of the proposal’s versions, any of which may be missing. The proposal has moved from `navigator` to
 * `document`, and has had three ways to unregister a tool.
 */
interface ModelContext {
  registerTool?(tool: Tool, options: { signal: AbortSignal }): unknown
  unregisterTool?(name: string): unknown
  /** From before `registerTool`: replaces all tools of the page. */
  provideContext?(context: { tools: Tool[] }): unknown
  clearContext?(): unknown
}

/** Registers tools to ask and, if there is a search, to search with the browser’s agent, until the signal aborts. */
export const offerTools = ({ handle, given, signal }: IdleEnvironment): void => {
  const context = modelContext()
  if (!context || signal.aborted) return
  const isSearched = `${given.search}` !== 'false' && searchAddress(given)
  const tools = [askTool(handle), ...(isSearched ? [searchTool(given)] : [])]
  if (context.registerTool) for (const tool of tools) register(context, tool, signal)
  else {
    warnOnError(() => context.provideContext?.({ tools }))
    signal.addEventListener('abort', () => warnOnError(() => context.clearContext?.()))
  }
}

/** Checks for the methods, because an element of the page may have the name `modelContext`. */
const modelContext = () =>
  [document, navigator]
    .map(owner => (owner as { modelContext?: ModelContext }).modelContext)
    .find(context => typeof (context?.registerTool ?? context?.provideContext) === 'function')

const register = (context: ModelContext, tool: Tool, signal: AbortSignal) =>
  warnOnError(() => {
    const registered = context.registerTool?.(tool, { signal }) as { unregister?(): void } | undefined
    // Ignores a name that is already registered: the page’s first widget keeps it.
    Promise.resolve(registered).catch(() => {})
    signal.addEventListener('abort', () =>
      warnOnError(() => (registered?.unregister ? registered.unregister() : context.unregisterTool?.(tool.name)))
    )
  })

/** Turns errors into warnings, because browsers implement the proposal differently, and the widget must go on. */
const warnOnError = (call: () => unknown) => {
  try {
    call()
  } catch (error) {
    console.warn('Docs Assistant: WebMCP.', error)
  }
}

const textInput = (name: string, description: string) => ({
  type: 'object',
  properties: { [name]: { type: 'string', description } },
  required: [name]
})

/** Returns errors as a result, because a browser tells the agent nothing about a thrown error. */
const resultOf = (answer: Promise<string>): Promise<ToolResult> =>
  answer.then(
    text => ({ content: [{ type: 'text', text: cutText(text, maxLength) }] }),
    error => ({ content: [{ type: 'text', text: error.message }], isError: true })
  )

/** A tool that asks in the open: the panel opens, and the reader sees the question and its answer. */
const askTool = (handle: IdleEnvironment['handle']): Tool => ({
  name: 'ask_docs',
  description:
    'Asks the assistant of this documentation a question in plain words, and returns its answer with the addresses of its sources. The conversation with the reader opens and shows both.',
  inputSchema: textInput('question', 'The question, whole and by itself.'),
  annotations: { untrustedContentHint: true },
  execute: ({ question }) => resultOf(ask(handle, question))
})

const ask = async (handle: IdleEnvironment['handle'], question: unknown) => {
  // A new question would interrupt the answer that the reader waits for.
  if (/submitted|streaming/.test(handle.status)) return 'The assistant is answering the reader. Try again later.'
  // Browsers do not check the agent’s input against the schema; `ask` refuses anything that is not a text.
  const answer = await handle.ask(question as string)
  const sources = answer.parts.flatMap(part =>
    part.type === 'source-url' && 'url' in part ? `- ${[part.title, part.url].filter(Boolean).join(': ')}` : []
  )
  return [messageText(answer), sources.length ? `Sources:\n${sources.join('\n')}` : ''].join('\n\n').trim()
}

const searchTool = (given: IdleEnvironment['given']): Tool => ({
  name: 'search_docs',
  description: 'Searches this documentation, and returns the pages that fit best with their addresses and passages.',
  inputSchema: textInput('query', 'A few words.'),
  annotations: { readOnlyHint: true, untrustedContentHint: true },
  execute: ({ query }) =>
    resultOf(import('./webmcp-search.ts').then(({ searchAsText }) => searchAsText(given, `${query ?? ''}`)))
})
