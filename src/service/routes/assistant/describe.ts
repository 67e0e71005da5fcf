import type { ApiVersion } from '../../../protocol/index.ts'
import { describe } from '../../http/index.ts'

const streams = {
  2: { media: 'text/event-stream', summary: 'Ask a question', sdk: 'version 5 and later' },
  1: { media: 'text/plain', summary: 'Ask a question, for old clients', sdk: 'version 4' }
}

const threadHeader = { schema: { type: 'string' as const }, description: 'The thread that the answer belongs to.' }

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
          'X-Thread-Id': threadHeader,
          'X-Resume': {
            schema: { type: 'string' },
            description: 'Address at which the answer is gone on with, and below it `/stop`.'
          },
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

/** The header that identifies the reader of a running answer. */
const fingerprint = {
  name: 'X-Fingerprint',
  in: 'header' as const,
  description: 'The `fp` that the question was asked with, percent-encoded.',
  schema: { type: 'string' as const, default: 'anonymous' }
}

/** The endpoint that resumes an answer. */
export const describeResume = (version: ApiVersion) =>
  describe('assistant', {
    operationId: `resumeV${version}`,
    tags: ['Assistant'],
    summary: 'Go on with an answer under way',
    deprecated: version === 1,
    parameters: [fingerprint],
    responses: {
      200: {
        description: 'The events of the answer behind the first so many.',
        headers: { 'X-Thread-Id': threadHeader },
        content: { [streams[version].media]: { schema: { type: 'string' } } }
      },
      204: { description: 'Nothing is left of it.' }
    },
    errors: [400]
  })

/** The endpoint that stops an answer. */
export const describeStop = (version: ApiVersion) =>
  describe('assistant', {
    operationId: `stopV${version}`,
    tags: ['Assistant'],
    summary: 'Stop an answer under way',
    deprecated: version === 1,
    parameters: [fingerprint],
    responses: { 204: { description: 'It is stopped, or was over.' } },
    errors: []
  })
