import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { routes } from '../../protocol/index.ts'
import type { Service, ServiceConfig } from '../contract.ts'
import { createService } from '../service.ts'

/** For tests: a docs folder made of the given files. */
export const docsFolder = async (files: Record<string, string>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

export interface TestService extends Service {
  folder: string
  adminKey: string
  ask: (
    body: unknown,
    options?: { version?: 1 | 2; key?: string; headers?: Record<string, string> }
  ) => Promise<Response>
  /** Calls an admin route. */
  admin: (method: string, path: string, body?: unknown, key?: string) => Promise<Response>
  [Symbol.asyncDispose]: () => Promise<void>
}

const lamp = {
  '01-install.md':
    '# Installing\n\n## With a package manager\n\nRun this command in a terminal:\n\n```sh\nnpm install lamp\n```\n',
  '02-colours.md': '# Colours\n\nA lamp glows in any colour of the rainbow.\n'
}

/** For tests: a service over a small documentation, with both keys, that keeps its state in memory. */
export const testService = async (
  config: Partial<ServiceConfig> = {},
  files: Record<string, string> = lamp
): Promise<TestService> => {
  const folder = await docsFolder(files)
  const service = await createService({ docs: folder, data: ':memory:', writeLog: () => {}, ...config })
  const { value: adminKey } = await service.keys.create({ projectId: service.project.id, kind: 'admin', name: 'test' })
  const call = async (method: string, path: string, key: string, body: unknown, headers: Record<string, string>) =>
    service.app.request(path, {
      method,
      headers: { ...(key && { authorization: `Bearer ${key}` }), 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) })
    })
  return {
    ...service,
    folder,
    adminKey,
    ask: (body, { version = 2, key = service.project.assistantKey, headers = {} } = {}) =>
      call('POST', routes.assistantMessage(version, service.project.domain), key, body, headers),
    admin: (method, path, body, key = adminKey) => call(method, path, key, body, {}),
    async [Symbol.asyncDispose]() {
      await service.close()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** For tests: the body of a question. */
export const question = (text: string, more: object = {}) => ({
  fp: 'anonymous',
  messages: [{ id: 'm1', role: 'user', parts: [{ type: 'text', text }] }],
  ...more
})

type Chunk = Record<string, unknown> & { type: string }

/** For tests: the chunks of a version 2 answer. */
export const chunksOf = async (response: Response): Promise<Chunk[]> =>
  (await response.text())
    .split('\n\n')
    .filter(event => event.startsWith('data: {'))
    .map(event => JSON.parse(event.slice('data: '.length)))

export const textOf = (chunks: Chunk[]): string => chunks.map(chunk => chunk.delta ?? '').join('')

export const sourcesOf = (chunks: Chunk[]): string[] =>
  chunks.filter(chunk => chunk.type === 'source-url').map(chunk => String(chunk.url))
