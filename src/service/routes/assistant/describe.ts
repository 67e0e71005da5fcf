import type { ApiVersion } from '../../../protocol/index.ts'
import { describe } from '../../http/index.ts'

const streams = {
  2: { media: 'text/event-stream', summary: 'Ask a question', library: 'version 5 and later' },
  1: { media: 'text/plain', summary: 'Ask a question, for old clients', library: 'version 4' }
}

/** The endpoint that answers questions, for the OpenAPI document. */
export const describeAnswer = (version: ApiVersion) => {
  const { media, summary, library } = streams[version]
  return describe('assistant', {
    operationId: `askV${version}`,
    tags: ['Assistant'],
    summary,
    deprecated: version === 1,
    responses: {
      200: {
        description: `The answer, in the stream protocol of the chat library’s ${library}.`,
        headers: {
          'X-Thread-Id': { schema: { type: 'string' }, description: 'The thread that the answer belongs to.' }
        },
        content: { [media]: { schema: { type: 'string' } } }
      }
    },
    errors: [400, 413, 415, 429, 502, 503]
  })
}
