import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { routes } from '../../src/protocol/index.ts'
import type { StartedService } from './service.ts'

const cli = join(import.meta.dirname, '../../dist/cli.js')

/** Exports all questions of a service in pages of 100, and returns how many rows it got a second. */
export const exportRows = async ({ url, domain, config, databaseUrl }: StartedService): Promise<number> => {
  const words = [cli, 'keys', 'create', '--project', domain, '--kind', 'admin', '--config', config]
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const key = execFileSync(process.execPath, words, { env, encoding: 'utf8' }).trim()
  const start = performance.now()
  let rows = 0
  let cursor: string | null = null
  do {
    const query = new URLSearchParams({ limit: '100', ...(cursor && { cursor }) })
    const page = await fetch(`${url}${routes.questions(domain)}?${query}`, {
      headers: { authorization: `Bearer ${key}` }
    })
    const { questions, nextCursor } = (await page.json()) as { questions: unknown[]; nextCursor: string | null }
    rows += questions.length
    cursor = nextCursor
  } while (cursor)
  return (1_000 * rows) / (performance.now() - start)
}
