import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { AdminError, type AdminErrorCode } from '../admin/index.ts'
import { exitCodes, exitOf } from './exit-codes.ts'

const document = (name: string) => readFileSync(`${import.meta.dirname}/../../docs/${name}.md`, 'utf8')

it('the documentation lists the exit codes that commands end with', () => {
  const rows = [...document('cli').matchAll(/^\| (\d+) \| `(\w+)` \|/gm)].map(([, code, name]) => [name, Number(code)])
  expect(Object.fromEntries(rows)).toEqual(exitCodes)
})

it('the documentation lists the codes of errors, and each has an exit of its own', () => {
  const codes: Record<AdminErrorCode, true> = {
    invalid_options: true,
    invalid_request: true,
    unauthorized: true,
    wrong_key_kind: true,
    not_found: true,
    unsupported: true,
    conflict: true,
    rate_limited: true,
    server_error: true,
    network: true,
    timeout: true,
    malformed_answer: true,
    wait_timeout: true
  }
  const [, table = ''] = document('admin').split('## Errors')
  const rows = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code)
  expect(rows).toEqual(expect.arrayContaining(Object.keys(codes)))
  for (const code of Object.keys(codes) as AdminErrorCode[])
    expect(exitOf(new AdminError(code, '', { status: 1 }))).not.toBe('failed')
})
