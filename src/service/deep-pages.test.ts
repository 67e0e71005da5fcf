/** @module-tag slow */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chunksOf, question, sourcesOf } from './testing/answers.ts'
import { type TestService, testService } from './testing/service.ts'

/** Pages of whatever can be nested. */
const nested = (levels: number): Record<string, string> => ({
  'quotes.md': `${'>'.repeat(levels)} Deep.`,
  'lists.md': `${'- '.repeat(levels)}Deep.`,
  'links.md': `${'['.repeat(levels)}Deep.${'](b)'.repeat(levels)}`,
  'html.md': `${'<div>\n'.repeat(levels)}Deep.`,
  'html-closed.md': `${'<div>\n\n'.repeat(levels)}Deep.\n\n${'</div>\n\n'.repeat(levels)}`,
  'html-inline.md': `Of ${'<b>'.repeat(levels)}Deep.${'</b>'.repeat(levels)}`,
  'elements.mdx': `${'<div>\n'.repeat(levels)}Deep.\n${'</div>\n'.repeat(levels)}`,
  'heading.mdx': `# ${'<b>'.repeat(levels)}Deep.${'</b>'.repeat(levels)}`,
  // Half as many lists in YAML overflow no stack, twice as many mappings are no YAML for its parser.
  'front-lists.md': `---\na: ${'['.repeat(levels)}${']'.repeat(levels)}\n---\nDeep.`,
  'front-maps.md': `---\na: ${'{a: '.repeat(levels / 2)}${'}'.repeat(levels / 2)}\n---\nDeep.`
})

const shownBy = async ({ app }: TestService, accept: string) =>
  Promise.all(
    Object.keys(nested(2)).map(async file => {
      const response = await app.request(`/${file.replace(/\.\w+$/, '')}`, { headers: { accept } })
      return [file, response.status, (await response.text()).includes('Deep.')]
    })
  )

const allShown = Object.keys(nested(2)).map(file => [file, 200, true])

it.each([1_000, 5_000])('starts with pages nested %i deep, and shows each as HTML and as Markdown', async levels => {
  await using service = await testService({}, { 'good.md': '# Good', ...nested(levels) })
  expect(service.project.unreadable).toEqual([])
  expect((await service.app.request('/good')).status).toBe(200)
  for (const accept of ['text/html', 'text/markdown']) expect(await shownBy(service, accept)).toEqual(allShown)
})

it('reads on when pages nested 5,000 deep arrive while it runs', async () => {
  await using service = await testService({}, { 'good.md': '# Good' })
  for (const [file, text] of Object.entries(nested(5_000))) await writeFile(join(service.folder, file), text)
  await expect.poll(() => shownBy(service, 'text/html')).toEqual(allShown)
  await writeFile(join(service.folder, 'later.md'), '# Zebras\n\nZebras have stripes.')
  const sources = async () => sourcesOf(await chunksOf(await service.ask(question('What do zebras have?'))))
  await expect.poll(async () => (await sources())[0]).toContain('/later')
})
