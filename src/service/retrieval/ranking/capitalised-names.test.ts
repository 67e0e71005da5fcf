import { expect, it } from 'vitest'
import { capitalisedNames } from './capitalised-names.ts'

it.each([
  ['does it speak SAML or ldap', ['SAML']],
  ['Is there a Laravel version? Or one for Vue', ['Laravel', 'Vue']],
  ['Deploy it.\nThen what', []],
  ['next.js on node20 with max_tokens and useChat', ['useChat']],
  ['SvelteKit migration', ['SvelteKit']],
  ['A/B test at 10%', []],
  ['läuft das mit Élan und Ключ', ['Élan', 'Ключ']],
  ['ログを Kafka に送る', ['Kafka']],
  ['is it a 3Dx lamp', []]
])('%j names %j', (text, names) => {
  expect(capitalisedNames(text)).toEqual(names)
})
