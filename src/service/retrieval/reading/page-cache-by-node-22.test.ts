import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { docsFolder } from '../../testing/docs-folder.ts'
import { openPageCache } from './page-cache.ts'

// Node 22.13 has databases that do not know whether a transaction has begun.
vi.mock('node:sqlite', async original => {
  const { DatabaseSync, ...others } = await original<typeof import('node:sqlite')>()
  class OlderDatabase extends DatabaseSync {
    constructor(path: string) {
      super(path)
      // biome-ignore lint/correctness/noConstructorReturn: the property belongs to the instance and cannot be redefined.
      return new Proxy(this, {
        get: (database, name) => {
          const value = name === 'isTransaction' ? undefined : Reflect.get(database, name, database)
          return typeof value === 'function' ? value.bind(database) : value
        }
      })
    }
  }
  return { ...others, DatabaseSync: OlderDatabase }
})

it('all pages are kept by the oldest Node that the command runs on', async () => {
  const folder = await docsFolder({})
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'index.db')
  const facts = { stamp: '1', included: new Map<string, string>(), frontMatter: {} }
  const pages = openPageCache(path, 'this version')
  for (const file of ['a.md', 'b.md', 'c.md']) pages.put(file, facts, '1', { reason: file })
  pages.commit()
  expect([...openPageCache(path, 'this version').files().keys()]).toEqual(['a.md', 'b.md', 'c.md'])
})
