import { expect, it } from 'vitest'
import { whyUnreachable } from './unreachable.ts'

const failureOf = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code }) })

it.each([
  ['CERT_HAS_EXPIRED', 'certificate', 'has expired', 'Renew it'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate', 'is not trusted', 'NODE_EXTRA_CA_CERTS'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate', 'is not trusted', 'NODE_EXTRA_CA_CERTS'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate', 'is not trusted', 'NODE_EXTRA_CA_CERTS'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate', 'another name', 'for this host'],
  ['CERT_NOT_YET_VALID', 'certificate', 'not valid', 'browsers trust'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'certificate', 'TLS', 'write http'],
  ['ENOTFOUND', 'docs page', 'no host docs.example', 'spelt right'],
  ['ECONNREFUSED', 'docs page', 'nothing answers', 'at this port'],
  ['ECONNRESET', 'docs page', 'cannot be reached', 'Look.']
])('tells what %s means', (code, subject, found, advice) => {
  expect(whyUnreachable('docs page', new URL('https://docs.example/a'), failureOf(code), 'Look.')).toEqual({
    subject,
    found: expect.stringContaining(found),
    advice: expect.stringContaining(advice)
  })
})
