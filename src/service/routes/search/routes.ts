import { Hono } from 'hono'
import { foundPages } from '../../answering/index.ts'
import { type Authorize, type Authorized, describe, jsonResponse, valid } from '../../http/index.ts'
import { type ClientAddress, type Limits, rateLimited } from '../../limits/index.ts'
import { pathInDocs, siteRoot } from '../../projects/index.ts'
import { searchQuery, searchResults } from './schema.ts'

interface SearchDependencies {
  authorize: Authorize
  limits: Limits
  clientAddress: ClientAddress
}

/** The search of a search field: pages that contain its words, each with its best section. */
export const searchRoutes = ({ authorize, limits, clientAddress }: SearchDependencies) =>
  new Hono<Authorized>().get(
    '/discovery/v2/assistant/:domain/search',
    describe('assistant', {
      operationId: 'searchPages',
      tags: ['Assistant'],
      summary: 'Pages that have these words, best first; the last word may be begun only',
      responses: { 200: jsonResponse('The pages, each with its best section.', searchResults) },
      errors: [400, 429]
    }),
    authorize('assistant'),
    valid('query', searchQuery),
    async context => {
      const { project } = context.var
      const { q, limit, path } = context.req.valid('query')
      const currentPath = path === undefined ? undefined : pathInDocs(project, path)
      const results = await rateLimited(context, limits.ofSearch(clientAddress(context)), async () =>
        foundPages(project.corpus, siteRoot(project), { text: q, limit, currentPath })
      )
      context.header('Cache-Control', 'private, max-age=60')
      return context.json({ results })
    }
  )
