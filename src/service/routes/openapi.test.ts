import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { testService } from '../testing/service.ts'

const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')

/** The errors and warnings of `redocly lint` with its recommended rules. */
const problemsOf = async (document: unknown): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [redocly, 'lint', 'openapi.json', '--format=json', '--extends=recommended'],
    { cwd: folder, env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } }
  ).catch((failed: { stdout: string }) => failed)
  return JSON.parse(stdout).problems.map(({ ruleId }: { ruleId: string }) => ruleId)
}

it('the OpenAPI document is clean under redocly lint', { tags: 'slow', timeout: 30_000 }, async () => {
  await using service = await testService()
  const document = await (await service.app.request('/openapi.json')).json()
  expect(await problemsOf(document)).toEqual([])
  // The control: the linter finds a mistake.
  expect(await problemsOf({ ...document, servers: [] })).toEqual(['no-empty-servers'])
})
