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

/** UTF-16 units of an answer for an agent: about 2,000 tokens. */
const longest = 8000

/** What is there of it: the proposal has moved from `navigator` to `document`, and knows three ways to take a tool back. */
interface ModelContext {
  registerTool?(tool: Tool, options: { signal: AbortSignal }): unknown
  unregisterTool?(name: string): unknown
  /** Before `registerTool`: takes the place of all tools of the page. */
  provideContext?(context: { tools: Tool[] }): unknown
  clearContext?(): unknown
}

/** Offers questions, and the search where there is one, to the agent of the page’s browser, until the signal. */
export const offerTools = ({ handle, given, signal }: IdleEnvironment): void => {
  const context = modelContext()
  if (!context || signal.aborted) return
  const isSearched = `${given.search}` !== 'false' && searchAddress(given)
  const tools = [askTool(handle), ...(isSearched ? [searchTool(given)] : [])]
  if (context.registerTool) for (const tool of tools) register(context, tool, signal)
  else {
    quietly(() => context.provideContext?.({ tools }))
    signal.addEventListener('abort', () => quietly(() => context.clearContext?.()))
  }
}

/** The page may have an element of that name. */
const modelContext = () =>
  [document, navigator]
    .map(owner => (owner as { modelContext?: ModelContext }).modelContext)
    .find(context => typeof (context?.registerTool ?? context?.provideContext) === 'function')

const register = (context: ModelContext, tool: Tool, signal: AbortSignal) =>
  quietly(() => {
    const registered = context.registerTool?.(tool, { signal }) as { unregister?(): void } | undefined
    // A name that is taken: the first widget of the page has it.
    Promise.resolve(registered).catch(() => {})
    signal.addEventListener('abort', () =>
      quietly(() => (registered?.unregister ? registered.unregister() : context.unregisterTool?.(tool.name)))
    )
  })

/** Whatever a browser makes of the proposal, the reader loses nothing. */
const quietly = (call: () => unknown) => {
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

/** The answer, or why there is none: of what is thrown a browser tells the agent nothing. */
const resultOf = (answer: Promise<string>): Promise<ToolResult> =>
  answer.then(
    text => ({ content: [{ type: 'text', text: cutText(text, longest) }] }),
    error => ({ content: [{ type: 'text', text: error.message }], isError: true })
  )

/** The reader sees it: the question and its answer stand in the conversation, which opens. */
const askTool = (handle: IdleEnvironment['handle']): Tool => ({
  name: 'ask_docs',
  description:
    'Asks the assistant of this documentation a question in plain words, and returns its answer with the addresses of its sources. The conversation with the reader opens and shows both.',
  inputSchema: textInput('question', 'The question, whole and by itself.'),
  annotations: { untrustedContentHint: true },
  execute: ({ question }) => resultOf(ask(handle, question))
})

const ask = async (handle: IdleEnvironment['handle'], question: unknown) => {
  // To ask would end the answer that the reader waits for.
  if (/submitted|streaming/.test(handle.status)) return 'The assistant is answering the reader. Try again later.'
  // No browser holds the agent to the schema; what is no text is refused.
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
