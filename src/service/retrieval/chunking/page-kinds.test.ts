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
  ['releases/4.2.rst', { isChangelog: true }],
  ['release-15-10.md', { isChangelog: true }],
  ['whats_new_3_0.rst', { isChangelog: true }],
  ['Guides/Migration-Guide-V5.md', { isChangelog: true }],
  ['blog/2024-05-28-lamp-0-94.md', { isChangelog: true }],
  ['pt-br/blog/bright.md', { isChangelog: true }],
  ['blog.md', { isChangelog: false }],
  ['guides/blog/posts.md', { isChangelog: false }],
  ['guides/migrate-from-jest.md', { isChangelog: false }],
  ['topics/migrations.md', { isChangelog: false }],
  ['agents/chat-history.md', { isChangelog: false }],
  ['troubleshooting/proxy.md', { isTroubleshooting: true }],
  ['faq.md', { isTroubleshooting: false }],
  ['reference/stream.md', { isReference: true }],
  ['api/errors.md', { isReference: true, isTroubleshooting: true }],
  ['apis.md', { isReference: false }],
  ['docs/api/errors.md', { isReference: true, isTroubleshooting: true }],
  ['workflows-legacy/steps.md', { isOutdated: true }],
  ['reference/agents/generateLegacy.md', { isOutdated: true }],
  ['guides/deprecated-steps.md', { isOutdated: true }],
  ['deprecations.md', { isOutdated: false }],
  ['guides/streams.md', {}]
])('%s is %j', (file, kinds) => {
  expect(kindsOf(readPage(file, '# Page').page)).toMatchObject({
    isChangelog: false,
    isTroubleshooting: false,
    isContributing: false,
    isOutdated: false,
    ...kinds
  })
})

it('a title tells the kind where the path does not', () => {
  const kindsUnder = (title: string) => kindsOf(readPage('page.md', `# ${title}`).page)
  expect(kindsUnder('Release notes')).toMatchObject({ isChangelog: true })
  expect(kindsUnder('What’s New in 5.2')).toMatchObject({ isChangelog: true })
  expect(kindsUnder('Troubleshooting')).toMatchObject({ isTroubleshooting: true })
  expect(kindsUnder('Contributing to the project')).toMatchObject({ isContributing: true })
  for (const title of ['Deprecated features', 'API obsoleta', 'Veraltete Funktionen', '非推奨の機能', '已废弃的接口'])
    expect(kindsUnder(title)).toMatchObject({ isOutdated: true })
  expect(kindsUnder('How changes are detected')).toMatchObject({ isChangelog: false })
})
