import type { Hono } from 'hono'
import { openAPIRouteHandler } from 'hono-openapi'

/** The OpenAPI document of everything that `app` describes. */
export const openApiDocument = (app: Hono, basePath: string) =>
  openAPIRouteHandler(app, {
    documentation: {
      info: {
        title: 'Documentation Platform API',
        version: '2.0.0',
        description: 'Assistant, feedback and agent jobs of a documentation project.',
        license: { name: 'MIT', identifier: 'MIT' }
      },
      servers: [{ url: basePath || '/' }],
      components: {
        securitySchemes: {
          assistant: { type: 'http', scheme: 'bearer', description: 'The public assistant key, `svc_dsc_…`.' },
          admin: {
            type: 'http',
            scheme: 'bearer',
            description: 'The secret admin key, `svc_…`, with the scope that a route names.'
          }
        }
      }
    },
    // Each route describes its own validation errors.
    defaultValidationErrorResponse: false
  })
