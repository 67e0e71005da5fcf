import { expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { kindsOf } from './page-kinds.ts'

it.each([
  ['changelog.md', { isChangelog: true }],
  ['contributing.md', { isContributing: true }],
  ['architecture.md', { isContributing: true }],
  ['architecture/fast-refresh.md', { isContributing: false }],
  ['concepts/architecture.md', { isContributing: false }],
  ['guides/migrate-to-2.md', { isChangelog: true }],
  ['release-notes/may.md', { isChangelog: true }],
  ['troubleshooting/proxy.md', { isTroubleshooting: true }],
  ['faq.md', { isTroubleshooting: true }],
  ['reference/stream.md', { isReference: true }],
  ['api/errors.md', { isReference: true, isTroubleshooting: true }],
  ['apis.md', { isReference: false }],
  ['docs/api/errors.md', { isReference: true, isTroubleshooting: true }],
  ['guides/streams.md', {}]
])('%s is %j', (file, kinds) => {
  expect(kindsOf(readPage(file, '# Page').page)).toMatchObject({
    isChangelog: false,
    isTroubleshooting: false,
    isContributing: false,
    ...kinds
  })
})
