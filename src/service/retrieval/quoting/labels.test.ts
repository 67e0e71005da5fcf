import { describe, expect, it } from 'vitest'
import { searchSections } from '../search-sections.ts'
import { ask, corpusOf, questionOf } from '../testing/corpus.ts'

const prose =
  'Set the lamp to dim, and set what is due on a lamp to a date. What a due lamp does, a set of lamps does. '

/** What is marked of a page with much else and this text. */
const marked = (text: string, question: string, more: Record<string, string> = {}) => {
  const [quote] = ask(
    corpusOf({ 'menu.md': `# Menu\n\n${prose.repeat(3)}\n\n${'It is red. '.repeat(40)}\n\n${text}\n`, ...more }),
    question
  ).quotes()
  return quote?.likeliest.map(piece => piece.text.trim()).join('\n')
}

const items =
  '- **Flag Lamp**: it is red at once.\n- **Set Due Date**: tells when it is to glow.\n- **Save**: keeps all of it.'
const dueDate = /^Set Due Date:? tells when it is to glow\.(?!.*Flag)/

describe('who asks what a label means', () => {
  it.each(['What does Set Due Date do?', 'what is the set due date option', 'set due date?', 'Set Due Date'])(
    'is quoted the item that explains it: %s',
    question => {
      expect(marked(items, question)).toMatch(dueDate)
    }
  )

  it.each([
    ['an item that goes on without a sign', '- **Set Due Date** tells when it is to glow.'],
    ['an item with a link', '- [**Set Due Date**](due.md): tells when it is to glow.'],
    ['an item within another', '- Others:\n  - **Set Due Date**: tells when it is to glow.\n  - **Flag Lamp**: red.'],
    ['a term and its meaning', 'Set Due Date\n: tells when it is to glow.'],
    ['a paragraph', '**Set Due Date:** tells when it is to glow.'],
    ['a row', '| Action | Meaning |\n| - | - |\n| Set Due Date | tells when it is to glow. |']
  ])('is quoted %s', (_, text) => {
    expect(marked(text, 'What does Set Due Date do?')).toMatch(dueDate)
  })

  it('is quoted the label as it is spelled', () => {
    const text = '- **Due Lamp**: one that is late.\n- **Lamp Due**: not one of these.'
    expect(marked(text, 'what is Lamp Due?')).toBe('Lamp Due: not one of these.')
    expect(marked('- **Dim Up**: not so dim any more.', 'what is a dim')).not.toContain('any more')
  })

  it('is not quoted one that says more than is asked', () => {
    expect(marked('- **Set Due Date anew**: it is set again.', 'What does Set Due Date do?')).not.toContain('again')
  })

  it('is quoted one of a single word only where it is typed as a label', () => {
    expect(marked(items, 'What does Save do?')).toMatch(/^Save: keeps all of it\./)
    const lamps = '- **Lamps**: the number of these.'
    expect(marked(lamps, 'what are lamps')).not.toContain('the number')
    expect(marked(lamps, 'Lamps')).not.toContain('the number')
    const named = '- **dim** is the number of these.\n- `dim`: how dark it is.'
    expect(marked(named, 'what is dim for')).toBe('dim: how dark it is.')
  })

  it.each([
    ['how to do it', 'How do I set the due date?'],
    ['more', 'What does Save do to lamps?']
  ])('and not who asks for %s', (_, question) => {
    expect(marked(items, question)).not.toMatch(/^(?:Set Due Date|Save):/)
  })

  it('and not where a page of that name tells more', () => {
    const more = { 'due.md': `# Due dates\n\n${prose}\n\n## Set due date\n\nIt opens a dialog.\n` }
    expect(marked(items, 'What does Set Due Date do?', more)).toContain('It opens a dialog.')
    const other = { 'due.md': `# Dates\n\n${prose}\n\n## Dates that are due and set\n\nIt opens a dialog.\n` }
    expect(marked(items, 'What does Set Due Date do?', other)).toMatch(dueDate)
  })

  it('and not where several sections explain it, each for its own case', () => {
    const text = '## Noon\n\n- **Dim Light**: press the red key.\n\n## Dusk\n\n- **Dim Light**: press the blue key.'
    const question = questionOf('What does Dim Light do?')
    const meantBy = (said: string) => {
      const docs = corpusOf({ 'menu.md': `# Menu\n\n${said}\n` })
      return searchSections(docs, question, { limit: 5, accepts: () => true }).query.exactMatch?.as
    }
    expect([meantBy(text), meantBy(text.split('## Dusk')[0] ?? '')]).toEqual([undefined, 'definition'])
  })

  it.each(['- **Set Due Date**: on', '| Action | Value |\n| - | - |\n| Set Due Date | on |'])(
    'and not where it has only a value: %s',
    text => {
      expect(marked(text, 'What is Set Due Date?')).toMatch(/^Set the lamp/)
    }
  )
})
