import { describe, expect, it } from 'vitest'
import { ask, corpusOf } from '../testing/corpus.ts'

const faq = `# Lamps

Lamps glow. Who sees a lamp at night sees it glow.

## Questions

<details><summary>Who can see the lamp at night?</summary>

Anyone in the room.

- Also the cat.

</details>

<details><summary>What does “not lit” mean?</summary>

Nobody has turned it on.

</details>

**Lamp**

It is round.
`

const asked = (question: string, page = faq) => {
  const found = ask(
    corpusOf({ 'lamps.md': page, 'night.md': '# Night\n\nAt night a lamp is seen by who can see.\n' }),
    question
  )
  return [found.verdict, ...found.quotes().map(({ pieces }) => pieces.map(({ text }) => text.trim()))]
}

describe('who asks what the title of a part asks', () => {
  it('is told this part, and not what only names it', () => {
    const lamps = '# Lamps\n\nLamps glow at night. Choose **Lamps that glow at night** there, for lamps glow.\n'
    const parts = '# Sofa\n\nIt is soft, and stands in a corner.\n\n**Lamps that glow at night**\n\nAnyone has one.\n'
    const [quote] = ask(corpusOf({ 'lamps.md': lamps, 'parts.md': parts }), 'lamps that glow at night').quotes()
    expect(quote?.pieces.map(({ text }) => text.trim())).toEqual(['Lamps that glow at night', 'Anyone has one.'])
  })

  it('is told this part and nothing else', () => {
    expect(asked('who can see a lamp at night')).toEqual([
      'clearly',
      ['Who can see the lamp at night?', 'Anyone in the room.', 'Also the cat.']
    ])
    expect(asked('What does "not lit" mean??')).toEqual([
      'clearly',
      ['What does “not lit” mean?', 'Nobody has turned it on.']
    ])
  })

  it('is told what stands in the same paragraph, on the next line', () => {
    const dim = 'A lamp is dim when it hardly glows. '.repeat(20)
    const page = `# Lamps\n\n**Who can see the lamp?**\nAnyone. It is in the room.\n\n**What is dim?**  \n${dim}\n`
    expect(asked('Who can see the lamp?', page)).toEqual([
      'clearly',
      ['Who can see the lamp?', 'Anyone.', 'It is in the room.']
    ])
    expect(asked('What is dim?', page)[1]?.slice(0, 2)).toEqual(['What is dim?', 'A lamp is dim when it hardly glows.'])
  })

  it('is told what the title leads to, however long', () => {
    const code = `\`\`\`js\n${'dim()\n'.repeat(50)}\`\`\``
    const page = `# Lamps\n\n**By hand**\n\nTurn it.\n\n**Dim a lamp**\n\nDo it as follows:\n\n${code}\n\n**Else**\n\nNothing.\n`
    expect(asked('dim a lamp', page)[1]).toEqual(['Dim a lamp', 'Do it as follows:', expect.stringContaining('dim()')])
  })

  it('is told more where it only resembles the question, or is one word', () => {
    expect(asked('who can see the lamp at noon')[0]).not.toBe('clearly')
    expect(asked('what is a lamp')[1]).not.toEqual(['Lamp', 'It is round.'])
  })

  it('is told what a page of that name says, where the title of a part only names it', () => {
    const tabs = `# Switches\n\nA night lamp has one. So has a lamp of night, and a lamp at night.\n\n**Night lamp**\n\nPull it.\n`
    const docs = corpusOf({ 'tabs.md': tabs, 'night.md': '# Night lamps\n\nThey glow.\n' })
    const [quote] = ask(docs, 'night lamp').quotes()
    expect(quote?.pieces.map(({ text }) => text)).toEqual(['They glow.'])
  })

  it('is told what says something of a name, where a part that is titled so has an example', () => {
    const example = '**Lamp.glow()**\n\n```js\nLamp.glow()\n```\n'
    const docs = corpusOf({ 'lamp.md': `# Lamp\n\n## \`glow()\`\n\nIt lights one.\n\n${example}` })
    const [quote] = ask(docs, 'Lamp.glow').quotes()
    expect(quote?.pieces[0]?.text).toBe('It lights one.')
  })

  it('is told nothing by one of small words alone', () => {
    const docs = corpusOf({ 'lamps.md': '# Lamps\n\nLamps glow.\n\n**What is it?**\n\nA sofa.\n' })
    const [quote] = ask(docs, 'What is that?', { currentPath: '/lamps' }).quotes()
    expect(quote?.pieces[0]?.text).toBe('Lamps glow.')
  })

  it('reads on behind a title directly below a title', () => {
    const page =
      '# Lamps\n\n## Questions\n\n**Can a lamp be red?**\n\n**Yes**\n\nRed it is.\n\n**Can a lamp be soft?**\n\nNo.\n'
    expect(asked('Can a lamp be red', page)[1]).toEqual(['Can a lamp be red?', 'Yes', 'Red it is.'])
  })
})
