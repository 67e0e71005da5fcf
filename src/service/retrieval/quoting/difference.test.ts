import { expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { analyzerOf } from '../analysis/analyzer.ts'
import { languageFor } from '../analysis/languages/index.ts'
import { saysDifference } from './difference.ts'
import { piecesOf } from './pieces.ts'
import { readPiece } from './read-piece.ts'

const analyzer = analyzerOf(languageFor('en'))

it.each([
  ['Panel vs. popover', true],
  ['Panel versus popover', true],
  ['PANEL VS POPOVER', true],
  ['Panel and popover', false],
  ['Panel cvs popover', false],
  ['Panel versuses popover', false]
])('below “%s” what is said of one of the two tells how they differ: %s', (heading, isSaid) => {
  const [section] = readPage('a.md', `# ${heading}\n\nA panel moves text.\n`).sections
  const [piece] = section ? piecesOf(section) : []
  const says = saysDifference({ text: 'panel vs popover', analyzer } as Parameters<typeof saysDifference>[0])
  const titleTerms = new Set(analyzer.termsOf(heading))
  expect(piece && says({ heading, trail: [] }, titleTerms)(piece, readPiece(analyzer, piece).terms)).toBe(isSaid)
})
