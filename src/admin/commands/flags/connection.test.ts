import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { Shell } from '../../../terminal/shell.ts'
import { connect } from './connection.ts'

const warnings = async (baseUrl: string): Promise<string> => {
  const messages = new PassThrough()
  const shell: Shell = {
    input: new PassThrough(),
    output: new PassThrough(),
    messages,
    environment: { DOCS_ASSISTANT_ADMIN_KEY: 'svc_1' },
    signal: new AbortController().signal,
    json: false,
    end: () => {}
  }
  await connect(shell, { baseUrl, project: 'acme' })
  messages.end()
  return text(messages)
}

it.each(['http://platform.example', 'http://10.0.0.7:4000/x', 'http://localhost.example'])(
  'warns that others can read the key on the way to %s',
  async baseUrl => expect(await warnings(baseUrl)).toContain('is not encrypted')
)

it.each([
  'https://platform.example',
  'http://localhost:4000',
  'http://127.0.0.1',
  'http://[::1]:4000',
  'http://docs.localhost'
])('does not warn of %s', async baseUrl => expect(await warnings(baseUrl)).toBe(''))
