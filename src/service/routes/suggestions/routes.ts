import { Hono } from 'hono'
import { type Authorize, type Authorized, describe, jsonResponse, valid } from '../../http/index.ts'
import { type ClientAddress, type Limits, rateLimited } from '../../limits/index.ts'
import { pathInDocs } from '../../projects/index.ts'
import { suggestQuestions } from '../../retrieval/index.ts'
import { suggestions, suggestionsQuery } from './schema.ts'

interface SuggestionsDependencies {
  authorize: Authorize
  limits: Limits
  clientAddress: ClientAddress
}

/** Questions to start with, for the page that a reader is on. */
export const suggestionsRoutes = ({ authorize, limits, clientAddress }: SuggestionsDependencies) =>
  new Hono<Authorized>().get(
    '/discovery/v2/assistant/:domain/suggestions',
    describe('assistant', {
      operationId: 'listSuggestions',
      tags: ['Assistant'],
      summary: 'Questions that a page answers, three at most',
      responses: { 200: jsonResponse('The questions; none for a page that is not known.', suggestions) },
      errors: [400, 429]
    }),
    authorize('assistant'),
    valid('query', suggestionsQuery),
    async context => {
      const { project } = context.var
      const { path } = context.req.valid('query')
      const found = await rateLimited(context, limits.ofSuggestions(clientAddress(context)), async () => {
        const page = project.corpus.pages.get(pathInDocs(project, path))
        return page ? suggestQuestions(project.corpus, page) : []
      })
      context.header('Cache-Control', 'private, max-age=300')
      return context.json({ suggestions: found })
    }
  )
