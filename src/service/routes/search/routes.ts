import { Hono } from 'hono'
import { excerpt, placesOn } from '../../answering/index.ts'
import { type Authorize, type Authorized, describe, jsonResponse, valid } from '../../http/index.ts'
import { type ClientAddress, type Limits, rateLimited } from '../../limits/index.ts'
import { type Project, pathInDocs, siteRoot } from '../../projects/index.ts'
import { quoteToMarkdown, scopeOf, searchPages } from '../../retrieval/index.ts'
import { searchQuery, searchResults } from './schema.ts'

interface SearchDependencies {
  authorize: Authorize
  limits: Limits
  clientAddress: ClientAddress
}

/** Pages that have the words of a search field, each with its best section. */
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
      const results = await rateLimited(context, limits.ofSearch(clientAddress(context)), async () =>
        resultsOf(project, q, limit, path)
      )
      context.header('Cache-Control', 'private, max-age=60')
      return context.json({ results })
    }
  )

/** Characters of a passage, whatever stands in one sentence. */
const longestPassage = 300

const resultsOf = (project: Project, text: string, limit: number, path: string | undefined) => {
  const { corpus } = project
  const currentPath = path === undefined ? undefined : pathInDocs(project, path)
  const { placeOf, linksOf } = placesOn(corpus, siteRoot(project))
  return searchPages(corpus, { text, currentPath, scope: scopeOf(corpus, currentPath), limit }).map(
    ({ chunk, quote }) => {
      const { url, title, section } = placeOf(chunk)
      const blocks = quote ? quoteToMarkdown(quote, linksOf(chunk)) : []
      return { url, title, section, passage: excerpt(blocks, longestPassage) }
    }
  )
}
