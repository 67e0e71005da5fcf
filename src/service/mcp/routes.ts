import { type Context, Hono } from 'hono'
import type { KeyStore } from '../contract.ts'
import { askedUrl, jsonBody, knownOrigin, ServiceError } from '../http/index.ts'
import { type ClientAddress, type Limits, rateLimited } from '../limits/index.ts'
import { type Project, type Projects, publishedRoot } from '../projects/index.ts'
import { siteAt } from '../site/index.ts'

interface McpDependencies {
  projects: Pick<Projects, 'all' | 'byDomain'>
  keys: Pick<KeyStore, 'list'>
  limits: Limits
  clientAddress: ClientAddress
}

/** Most bytes of a message; tools take only a few words. */
const maxMessageSize = 64_000

/**
 * The Model Context Protocol over streamable HTTP: `/mcp` for the project of the requested host, and `/mcp/{domain}` for
 * any project. Like the site it needs no key. Each call of a tool counts as a question for the rate limits.
 */
export const mcpRoutes = ({ projects, keys, limits, clientAddress }: McpDependencies) => {
  const projectOf = (url: string): Project | undefined => {
    const domain = /\/mcp\/([^/]+)$/.exec(new URL(url).pathname)?.[1]
    const sites = projects.all.map(project => ({ project }))
    return domain === undefined ? siteAt(sites, url).project : projects.byDomain(decodeURIComponent(domain))
  }
  const answer = async (context: Context) => {
    const project = projectOf(context.req.url)
    if (!project) throw new ServiceError('not_found', 'There is no such project.')
    const message: unknown = await context.req.json().catch(() => undefined)
    if (message === undefined) return context.json(error(-32_700, 'The body is no JSON.'), 400)
    // Refuses batches, because each call counts; the current protocol has none.
    if (Array.isArray(message)) return context.json(error(-32_600, 'Send one message at a time.'), 400)
    const published = publishedRoot(project, new URL(askedUrl(context)).origin + project.basePath)
    // Imported late, because few services get MCP requests and the code of the protocol is large.
    const { answerMessage } = await import('./server.ts')
    const work = () => answerMessage(context.req.raw, message, { project, published })
    const isCall =
      typeof message === 'object' && message !== null && 'method' in message && message.method === 'tools/call'
    const response = isCall
      ? await rateLimited(context, limits.ofTool(project.organizationId, clientAddress(context)), work)
      : await work()
    return context.body(await response.text(), response)
  }
  const app = new Hono()
  for (const path of ['/mcp', '/mcp/:domain']) {
    app.use(path, knownOrigin(keys, projectOf))
    app.options(path, context => {
      context.header('Access-Control-Allow-Methods', 'POST')
      context.header(
        'Access-Control-Allow-Headers',
        'Content-Type, Authorization, Mcp-Protocol-Version, Mcp-Session-Id'
      )
      return context.body(null, 204)
    })
    app.post(path, ...jsonBody(maxMessageSize), answer)
    // Refuses GET, because the server never sends messages on its own. A page of the docs may have the same address.
    app.get(path, async (context, next) => {
      if (context.req.header('accept')?.includes('text/html')) return next()
      throw new ServiceError('method_not_allowed', 'This address takes POST, not GET.', { headers: { Allow: 'POST' } })
    })
  }
  return app
}

const error = (code: number, message: string) => ({ jsonrpc: '2.0', error: { code, message }, id: null })
