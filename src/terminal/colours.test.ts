import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('NO_COLOR wins over FORCE_COLOR, and Node says nothing of it between the lines of JSON', { tags: 'slow' }, () => {
  const cli = fileURLToPath(import.meta.resolve('../cli.ts'))
  const failed = (...more: string[]) =>
    spawnSync(process.execPath, [cli, 'feedback', 'list', '--status', 'x', ...more], {
      env: { PATH: process.env.PATH, NO_COLOR: '1', FORCE_COLOR: '1' },
      encoding: 'utf8'
    }).stderr
  expect(failed()).toMatch(/^Error: option '--status <names>'/)
  expect(JSON.parse(failed('--json'))).toMatchObject({ code: 'usage' })
})
