import type { ApiVersion } from '../../../protocol/index.ts'
import { describe } from '../../http/index.ts'

const streams = {
  2: { media: 'text/event-stream', summary: 'Ask a question', sdk: 'version 5 and later' },
  1: { media: 'text/plain', summary: 'Ask a question, for old clients', sdk: 'version 4' }
}

/** The endpoint that answers questions, for the OpenAPI document. */
export const describeAnswer = (version: ApiVersion) => {
  const { media, summary, sdk } = streams[version]
  return describe('assistant', {
    operationId: `askV${version}`,
    tags: ['Assistant'],
    summary,
    deprecated: version === 1,
    responses: {
      200: {
        description: `The answer, in the stream protocol of the AI SDK (npm package ai), ${sdk}.`,
        headers: {
          'X-Thread-Id': { schema: { type: 'string' }, description: 'The thread that the answer belongs to.' },
          ...(version === 1 && {
            Deprecation: {
              schema: { type: 'string' },
              description: 'Since when the version is deprecated (RFC 9745).'
            },
            Sunset: { schema: { type: 'string' }, description: 'When it may be taken away (RFC 8594).' }
          })
        },
        content: { [media]: { schema: { type: 'string' } } }
      }
    },
    errors: [400, 413, 415, 429, 502]
  })
}
