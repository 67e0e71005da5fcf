import { expect, it } from 'vitest'
import { blockedBy, type Load, readPolicies } from './policy.ts'

const page = new URL('https://docs.example/guides/')
const connect = (url: string): Load => ({ directives: ['connect-src'], url: new URL(url) })
const script = (url: string, nonce?: string): Load => ({
  directives: ['script-src-elem', 'script-src'],
  url: new URL(url),
  nonce
})

const self = 'https://docs.example/x'
const other = 'https://api.example/discovery/v2'

it.each<[string, Load, string | undefined]>([
  ["connect-src 'self'", connect(self), undefined],
  ["connect-src 'self'", connect(other), "connect-src 'self'"],
  ["default-src 'self'", connect(other), "default-src 'self'"],
  ["default-src 'none'; connect-src https://api.example", connect(other), undefined],
  ["default-src 'none'; connect-src", connect(self), 'connect-src '],
  ["script-src 'none'", connect(other), undefined],
  ['connect-src *', connect(other), undefined],
  ['connect-src https:', connect(other), undefined],
  ['connect-src http:', connect(other), undefined],
  ['connect-src wss:', connect(other), 'connect-src wss:'],
  ['connect-src api.example', connect(other), undefined],
  ['connect-src API.example', connect(other), undefined],
  ['connect-src http://api.example', connect(other), undefined],
  ['connect-src *.example', connect(other), undefined],
  ['connect-src *.example', connect('https://example/'), 'connect-src *.example'],
  ['connect-src *.api.example', connect(other), 'connect-src *.api.example'],
  ['connect-src https://api.example:8443', connect(other), 'connect-src https://api.example:8443'],
  ['connect-src https://api.example:*', connect('https://api.example:8443/'), undefined],
  ['connect-src https://api.example', connect('https://api.example:8443/'), 'connect-src https://api.example'],
  ['connect-src https://api.example/discovery/', connect(other), undefined],
  ['connect-src https://api.example/discovery', connect(other), 'connect-src https://api.example/discovery'],
  ['connect-src https://api.example/discovery/v2', connect(other), undefined],
  ["connect-src *, connect-src 'self'", connect(other), "connect-src 'self'"],
  ["script-src 'self'", script(self), undefined],
  ["script-src 'self'; script-src-elem 'none'", script(self), "script-src-elem 'none'"],
  ["script-src 'nonce-abc'", script(other, 'abc'), undefined],
  ["script-src 'nonce-abc'", script(other, 'x'), "script-src 'nonce-abc'"],
  ["script-src 'nonce-abc' 'strict-dynamic' https:", script(other), "script-src 'nonce-abc' 'strict-dynamic' https:"],
  ["script-src 'nonce-abc' 'strict-dynamic'", script(other, 'abc'), undefined],
  ["script-src 'sha256-x' 'unsafe-inline'", script(self), "script-src 'sha256-x' 'unsafe-inline'"],
  ['', connect(other), undefined]
])('%j', (header, load, by) => {
  expect(blockedBy(readPolicies(header, []), page, load)).toBe(by)
})

it('asks all policies: of the header and of the page', () => {
  const policies = readPolicies('connect-src *', ["connect-src 'self'"])
  expect(blockedBy(policies, page, connect(other))).toBe("connect-src 'self'")
  expect(blockedBy(readPolicies(null, []), page, connect(other))).toBeUndefined()
})
