import { expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { digestOf } from './digest.ts'

const digest = (text: string) => digestOf(readPage('lamp.md', text).page)
const sections = (text: string) => digest(text).sections.map(({ heading, says }) => [heading, says?.text])

it('a page in short is how it begins, and what each of its sections says first', () => {
  const page =
    '# Lamps\n\nA lamp glows.\n\n## Light\n\nIt is warm. It is bright.\n\n### Of day\n\nMore.\n\n## Oil\n\n```sh\noil\n```\n\n- Fill it.\n- Wait.\n'
  expect(digest(page).opening.map(({ text }) => text)).toEqual(['A lamp glows.'])
  expect(sections(page)).toEqual([
    ['Light', 'It is warm. '],
    ['Oil', 'Fill it.']
  ])
})

it('a section that begins with another says what that says', () => {
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

it('a long opening and many sections are cut', () => {
  const sentence = 'A lamp glows in the dark of the night. '
  const page = `# Lamps\n\n${sentence.repeat(100)}\n\n${Array.from({ length: 40 }, (_, at) => `## Part ${at}\n`).join('\n')}`
  const { opening, sections } = digest(page)
  expect(opening.length).toBe(8)
  expect(sections).toHaveLength(15)
})

it('an opening does not end with what leads in to something', () => {
  const opening = (text: string) => digest(`# Lamps\n\n${text}\n\n## Use\n`).opening.map(piece => piece.text)
  expect(opening('A lamp glows.\n\nThis is how:\n\n## No')).toEqual(['A lamp glows.'])
  expect(opening('This is how:')).toEqual(['This is how:'])
  expect(opening(`A lamp glows.\n\nThis is how:\n\n\`\`\`\n${'x\n'.repeat(30)}\`\`\``)).toEqual(['A lamp glows.'])
})

it('a page without a word has a title alone', () => {
  expect(digest('# Lamps\n')).toEqual({ opening: [], sections: [] })
})
