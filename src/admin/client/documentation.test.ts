import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { adminKey } from '../testing/client.ts'
import { createAdminClient } from './client.ts'

const document = (name: string) => readFileSync(join(import.meta.dirname, `../../../docs/${name}.md`), 'utf8')

const admin = createAdminClient({ baseUrl: 'https://platform.test', projectId: 'acme', adminKey })
const calls = Object.entries(admin)
  .flatMap(([group, client]) => Object.keys(client).map(method => `${group}.${method}`))
  .sort()

const rows = [...document('admin').matchAll(/^\| `(\w+\.\w+)\([^|]*\|[^|]*\|(.*)\|$/gm)]

it('every call of the client stands in one table of the docs, and nothing else does', () => {
  expect(calls.length).toBeGreaterThan(20)
  expect(rows.map(([, call]) => call).sort()).toEqual(calls)
})

it('the first of each group leads to its section of the interface', () => {
  const sections = new Set([...document('api').matchAll(/^## (.*)$/gm)].map(([, title]) => title))
  const groups = new Set<string>()
  for (const [, call = '', place = ''] of rows) {
    const group = call.split('.')[0] ?? ''
    const [, title] = /\[([^\]]+)\]\(\.\/api\.md#/.exec(place) ?? []
    if (!groups.has(group) && group !== 'readers') expect([call, title]).toEqual([call, expect.any(String)])
    if (title) expect([call, sections.has(title)]).toEqual([call, true])
    groups.add(group)
  }
})
