import { expect, it } from 'vitest'
import { withoutKeys, withoutSecrets } from './index.ts'

it.each([
  ['fatal: unable to access https://x-access-token:hunter22@code.example/acme/docs.git', 'hunter22'],
  ['git clone https://hunter22@code.example/acme/docs.git', 'hunter22'],
  ['Authorization: Bearer abcdefgh12345', 'abcdefgh12345'],
  ['key svc_dsc_abcdefgh1234', 'abcdefgh1234']
])('takes the key out of %j', (text, key) => {
  expect(text).toContain(key)
  expect(withoutKeys(text)).not.toContain(key)
})

it('takes out the secrets that it is told of, but not what stands in every word', () => {
  expect(withoutSecrets('the model said my-own-key', ['my-own-key', 'the'])).toBe('the model said …')
})

it.each(['https://code.example/acme/docs.git', 'a basic example', 'docs@code.example'])('leaves %j as it is', text => {
  expect(withoutKeys(text)).toBe(text)
})
