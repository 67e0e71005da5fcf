import { expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { digestOf } from './digest.ts'

const digest = (text: string) => digestOf(readPage('lamp.md', text).page)
const sections = (text: string) => digest(text).sections.map(({ heading, says }) => [heading, says?.text])

it('a digest has the opening of the page and the first sentence or item of each section', () => {
  const page =
    '# Lamps\n\nA lamp glows.\n\n## Light\n\nIt is warm. It is bright.\n\n### Of day\n\nMore.\n\n## Oil\n\n```sh\noil\n```\n\n- Fill it.\n- Wait.\n'
  expect(digest(page).opening.map(({ text }) => text)).toEqual(['A lamp glows.'])
  expect(sections(page)).toEqual([
    ['Light', 'It is warm. '],
    ['Oil', 'Fill it.']
  ])
})

it('a section without text of its own has the first sentence of the one below it', () => {
  expect(sections('# Lamps\n\n## Light\n\n### Of day\n\nMore.\n\n## Oil\n')).toEqual([
    ['Light', 'More.'],
    ['Oil', undefined]
  ])
})

it('a single heading is listed with those below it', () => {
  expect(sections('# Lamps\n\n## All\n\n### Light\n\n### Oil\n').map(([heading]) => heading)).toEqual([
    'All',
    'Light',
    'Oil'
  ])
})

it('a long opening is cut, and at most fifteen sections are listed', () => {
  const sentence = 'A lamp glows in the dark of the night. '
  const page = `# Lamps\n\n${sentence.repeat(100)}\n\n${Array.from({ length: 40 }, (_, at) => `## Part ${at}\n`).join('\n')}`
  const { opening, sections } = digest(page)
  expect(opening.length).toBe(8)
  expect(sections).toHaveLength(15)
})

it('an opening does not end with a sentence that introduces something', () => {
  const opening = (text: string) => digest(`# Lamps\n\n${text}\n\n## Use\n`).opening.map(piece => piece.text)
  expect(opening('A lamp glows.\n\nThis is how:\n\n## No')).toEqual(['A lamp glows.'])
  expect(opening('This is how:')).toEqual(['This is how:'])
  expect(opening(`A lamp glows.\n\nThis is how:\n\n\`\`\`\n${'x\n'.repeat(30)}\`\`\``)).toEqual(['A lamp glows.'])
})

it('the digest of a page without text is empty', () => {
  expect(digest('# Lamps\n')).toEqual({ opening: [], sections: [] })
})
