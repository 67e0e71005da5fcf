import { createHash } from 'node:crypto'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import type { QuestionEntry } from '../../protocol/index.ts'
import { noQuestions } from '../questions/summarize.ts'
import { reportBrief } from './brief.ts'
import type { Report } from './contract.ts'
import { periodBefore } from './gather.ts'
import { reportMarkdown } from './markdown.ts'
import { reportPage } from './page.ts'

/** Texts of a hostile reader. */
const hostile = [
  '<img src=x onerror=alert(1)><script>alert(2)</script>',
  '"><a href="javascript:alert(3)">x</a>',
  "' onmouseover='alert(4)",
  '](javascript:alert(5)) ![x](https://evil.test/p.png) [a](https://evil.test)',
  '<!channel> @everyone https://evil.test/x www.evil.test a@evil.test #12',
  '</style></title><!-- --> {{7*7}} &lt;b&gt;',
  '| a | b |\n\n# Heading\n\n- item\n```\ncode',
  '\u001B[31mred\u202Ereversed'
].join(' ')

const question = (more: Partial<QuestionEntry> = {}): QuestionEntry => ({
  id: 'q',
  threadId: 't',
  messageId: 'q',
  question: hostile,
  answer: hostile,
  outcome: 'refused',
  sources: [],
  path: '/a',
  language: 'en',
  createdAt: '2026-03-03T10:00:00.000Z',
  feedback: null,
  ...more
})

const counts = {
  ...noQuestions(),
  questions: 4,
  outcomes: { answered: 2, unsure: 1, refused: 1, failed: 0 },
  judged: 2,
  bad: 1
}

const report = (words = hostile): Report => ({
  project: words,
  period: { from: '2026-03-01', to: '2026-03-08' },
  previous: { from: '2026-02-22', to: '2026-03-01' },
  counts,
  countsBefore: { ...counts, questions: 7 },
  days: [
    { date: '2026-03-02', ...counts },
    { date: '2026-03-05', ...counts }
  ],
  newest: { answered: [], unsure: [], refused: [question({ question: words, path: words })], failed: [] },
  gaps: [
    {
      id: 'gap_1',
      title: words,
      count: 3,
      questions: [],
      outcomes: counts.outcomes,
      pages: [words, '/install'],
      files: ['', 'install.md'],
      job: { state: 'in_progress', jobId: 'job_1', prLink: 'https://code.test/pull/1' },
      firstAt: '',
      lastAt: '',
      trend: { before: 1, recent: 2 }
    }
  ],
  resolvedGaps: [{ jobId: 'job_2', title: words, count: 2, prLink: 'javascript:alert(1)', resolvedAt: '' }],
  pages: [
    {
      path: words,
      judged: 3,
      negative: 2,
      entries: [{ id: 'f', path: words, comment: words, createdAt: null, judged: question({ question: words }) }]
    }
  ],
  resolved: [{ id: 'r', path: '/install', comment: words, createdAt: null, status: 'resolved' }],
  resolvedCount: 1
})

const places = { siteUrl: 'https://docs.test', editUrl: 'https://code.test/edit/{path}.md' }

/** The names of all elements of a page. */
const elementsOf = (html: string) =>
  [...new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name]) => name))].sort()

describe('the page', () => {
  it('is what it is without hostile words, and one policy lets only its own style apply', async () => {
    const at = new Date('2026-03-08T09:00:00Z')
    const page = await reportPage(report(), places, at)
    expect(elementsOf(page)).toEqual(elementsOf(await reportPage(report('Dark mode?'), places, at)))
    expect(page).not.toMatch(/<[^>]*\s(?:on\w+|style)=/i)
    expect([...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://docs.test/install',
      'https://code.test/edit/install.md',
      'https://code.test/pull/1',
      'https://docs.test/install'
    ])
    const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(page).toContain(`style-src &#39;sha256-${hash}&#39;`)
    expect(page).toContain('default-src &#39;none&#39;')
    expect(['\u001B', '\u202E'].filter(character => page.includes(character))).toEqual([])
  })

  it('tells figures with what they were before, gaps with trend, pages with comments, and what is resolved', async () => {
    const page = await reportPage(report('Dark mode?'), places, new Date())
    const text = page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain('4 asked −3')
    expect(text).toContain('1 (25 %) not answered ±0')
    expect(text).toContain('asked 3×, rising (1 → 2)')
    expect(page).toContain('viewBox="0 0 7 100"')
    expect([...page.matchAll(/<rect[^>]* x="([\d.]+)"/g)].map(([, x]) => x)).toEqual([
      '1.1',
      '1.1',
      '1.1',
      '4.1',
      '4.1',
      '4.1'
    ])
    expect(text).toContain('2 of 3 negative')
    expect(text).toContain('on the answer to “Dark mode?”')
    expect(text).toContain('1 of this period’s entries')
  })
})

describe('Markdown', () => {
  it('takes a reader’s words for words: no markup, no HTML, no link of theirs', () => {
    const html = micromark(reportMarkdown(report(), places), { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    const plain = micromark(reportMarkdown(report('Dark mode?'), places), {
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()]
    })
    expect(elementsOf(html)).toEqual(elementsOf(plain))
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(hrefs.filter(href => !/^https:\/\/(docs|code)\.test\//.test(href ?? ''))).toEqual([])
    expect(hrefs).toHaveLength(4)
    // No mention is left.
    expect(html).not.toMatch(/@[a-z]/)
    // The control: the same texts without escaping become links.
    expect(micromark(hostile, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })).toMatch(
      /href="https:\/\/evil\.test/
    )
  })

  it.each([
    '- - a',
    '1. a',
    '1) a',
    '=== a',
    '+ a',
    '# a',
    '> a',
    '--- ',
    '`a',
    'https://evil.test',
    'mailto:a@b.test'
  ])('shows %j as it was written', words => {
    const markdown = reportMarkdown(report(words), {})
    const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    const expected = micromark(reportMarkdown(report('Dark mode?'), {}), {
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()]
    })
    expect(elementsOf(html)).toEqual(elementsOf(expected))
    expect(html.match(/<(?:li|ul|ol|h\d)>/g)?.length).toBe(expected.match(/<(?:li|ul|ol|h\d)>/g)?.length)
  })

  it('has every part of the report', () => {
    const markdown = reportMarkdown(report('Dark mode?'), places)
    expect(markdown.match(/^#+ .*/gm)).toEqual([
      '# What readers of Dark mode? asked',
      '## What the docs do not answer',
      '## Worst pages',
      '## What was asked',
      '### not answered: 1',
      '## Resolved'
    ])
    expect(markdown).toContain('| asked | 4 | 7 | −3 |')
    expect(markdown).toContain('; [being worked on](<https://code.test/pull/1>)')
    expect(markdown).toContain('- Dark mode? (2 questions)')
  })
})

it('says so where nothing was asked, as a page and in Markdown', async () => {
  const quiet = { ...report(), counts: noQuestions() }
  const nothing = 'Nothing was asked in this period.'
  expect(reportMarkdown(quiet, places)).toContain(`## What was asked\n\n${nothing}\n`)
  expect(await reportPage(quiet, places, new Date())).toContain(`<h2>What was asked</h2><p>${nothing}</p>`)
  expect(reportMarkdown(report(), places)).not.toContain(nothing)
  expect(await reportPage(report(), places, new Date())).not.toContain(nothing)
})

describe('the message', () => {
  it('is short, and calls nobody', () => {
    const brief = reportBrief(report())
    expect(brief).toContain('4 asked (−3), 2 (50 %) answered')
    expect(brief).not.toMatch(/<|@[a-z]|:\/\/[a-z]|www\.[a-z]/)
    expect(brief.length).toBeLessThan(1_500)
  })
})

it('compares a period with the one of the same length before it', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-08' })).toEqual({
    from: '2026-02-22T00:00:00.000Z',
    to: '2026-03-01T00:00:00.000Z'
  })
})
