import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import { toJsonSchema } from '@valibot/to-json-schema'
import { type Tool, type ToolContext, ToolError } from './contract.ts'
import { readPage } from './tools/read-page.ts'
import { searchDocs } from './tools/search-docs.ts'

/**
 * Answers one message of the Model Context Protocol. Stateless: each message has its own server.
 *
 * @param message The parsed body of the request.
 */
export const answerMessage = async (request: Request, message: unknown, context: ToolContext): Promise<Response> => {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = createServer(context)
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

const tools: readonly Tool[] = [searchDocs, readPage]

const createServer = (context: ToolContext): Server => {
  const title = context.project.corpus.pages.get('/')?.title ?? 'Documentation'
  const server = new Server(
    { name: 'docs-assistant', title, version: '1' },
    {
      capabilities: { tools: {} },
      instructions: `The documentation “${title}”. Search it with search_docs, read on with read_page, and name the address of what you rely on.`
    }
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(described) }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool called ${params.name}.`)
    return resultOf(tool, context, params.arguments ?? {})
  })
  return server
}

const described = ({ name, title, description, arguments: schema }: Tool) => {
  const { properties = {}, required = [] } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return {
    name,
    title,
    description,
    inputSchema: { type: 'object' as const, properties: properties as Record<string, object>, required },
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }
  }
}

/** The result of a tool. Errors in its arguments go to the model too, which can correct them. */
const resultOf = (tool: Tool, context: ToolContext, given: unknown) => {
  try {
    return { content: [{ type: 'text' as const, text: tool.call(context, given) }] }
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return { isError: true, content: [{ type: 'text' as const, text: error.message }] }
  }
}
