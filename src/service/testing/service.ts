import { rm } from 'node:fs/promises'
import { routes } from '../../protocol/index.ts'
import type { Service, ServiceConfig } from '../contract.ts'
import { createService } from '../service.ts'
import { databaseUrlFor } from './databases.ts'
import { docsFolder } from './docs-folder.ts'

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

/** A service with a small documentation and both keys, and its state in memory. */
export const testService = async (
  config: Partial<ServiceConfig> = {},
  files: Record<string, string> = lamp
): Promise<TestService> => {
  const folder = await docsFolder(files)
  const { data = ':memory:' } = config
  const databaseUrl = await databaseUrlFor(data)
  const service = await createService({ docs: folder, data, databaseUrl, writeLog: () => {}, ...config })
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
