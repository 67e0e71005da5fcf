import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createLimits } from './limits/index.ts'
import { openDatabase } from './store/index.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/privacy.md'), 'utf8')

/** Tables and columns, as the page names them. */
const told = Object.fromEntries(
  [...page.matchAll(/^\| `(\w+)` \| ((?:`\w+`(?:, )?)+) \|.*\|.*\|$/gm)].map(([, table, columns = '']) => [
    table,
    columns.replaceAll('`', '').split(', ').sort()
  ])
)

it('docs/privacy.md names every table and every column of the database, and none that there is not', async () => {
  const { database, connection } = await openDatabase(':memory:')
  onTestFinished(() => database.destroy())
  createLimits({}, connection)
  // The rate limiter creates its table a moment later.
  await expect.poll(() => tablesOf(connection)).toHaveProperty('rate_limits')
  expect(told).toEqual(tablesOf(connection))
})

const tablesOf = (connection: Awaited<ReturnType<typeof openDatabase>>['connection']) =>
  Object.fromEntries(
    connection
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
      .all()
      .map(({ name }) => [
        name,
        connection
          .prepare(`SELECT name FROM pragma_table_info('${name}')`)
          .all()
          .map(column => column.name)
          .sort()
      ])
  )
