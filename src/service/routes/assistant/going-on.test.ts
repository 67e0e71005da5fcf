import { afterAll, beforeAll, expect, it } from 'vitest'
import { chunksOf, sourcesOf, textOf } from '../../testing/answers.ts'
import { type TestService, testService } from '../../testing/service.ts'

let service: TestService

const filler = 'Once upon a time. '.repeat(25)

beforeAll(async () => {
  service = await testService(
    {},
    {
      'lamp.md': `# Lamp\n\nTo dim a lamp, turn its knob. ${filler}\n\nTo dim a lamp at night, press its button. ${filler}\n\nTo dim a lamp by its name:\n\n\`\`\`sh\nlamp dim\n\`\`\`\n`,
      'sofa.md': '# Sofa\n\nA sofa is soft, and so is a bed at night.\n'
    }
  )
})

afterAll(() => service[Symbol.asyncDispose]())

/** The answer to the last of these messages of one thread. */
const answerTo = async (texts: string[], currentPath?: string) => {
  let threadId: unknown
  let chunks: Awaited<ReturnType<typeof chunksOf>> = []
  for (const [at, text] of texts.entries()) {
    const messages = [{ id: `m${at}`, role: 'user', parts: [{ type: 'text', text }] }]
    chunks = await chunksOf(
      await service.ask({ fp: 'anonymous', messages, currentPath, ...(threadId ? { threadId } : {}) })
    )
    const metadata = chunks.map(({ messageMetadata }) => messageMetadata as { threadId?: string; outcome?: string })
    threadId = metadata.findLast(each => each?.threadId)?.threadId
  }
  const metadata = chunks.map(({ messageMetadata }) => messageMetadata as { outcome?: string } | undefined)
  return {
    text: textOf(chunks),
    sources: sourcesOf(chunks),
    outcome: metadata.findLast(each => each?.outcome)?.outcome
  }
}

it('a reader who asks for more gets what was not quoted yet, and is told when there is no more', async () => {
  const asked = ['How do I dim a lamp?']
  const seen: string[] = []
  for (;;) {
    const { text, outcome } = await answerTo(asked)
    if (outcome === 'refused') {
      expect(text).toBe('The documentation has nothing more on that.')
      break
    }
    expect(outcome).toBe('answered')
    expect(seen).not.toContain(text)
    seen.push(text)
    asked.push('Tell me more')
  }
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.join('')).toContain('press its button')
})

it('a question that names nothing is shown what comes closest of the rest', async () => {
  const { text, outcome, sources } = await answerTo(['How do I dim a lamp?', 'Why?'])
  expect(outcome).toBe('unsure')
  expect(text).toContain('What comes closest:')
  expect(sources[0]).toMatch(/^\/lamp/)
})

it('a reader who asks for an example of what has none is told so, in the language of the question', async () => {
  expect((await answerTo(['What is a sofa?', 'show me an example'])).text).toBe(
    'The documentation shows no example of that.'
  )
})

it('a reader who asks whether it is true, or where it stands, is told where the last answer stands', async () => {
  const place = 'Lamp [1](/lamp#lamp)'
  for (const doubt of ['Are you sure?', 'Where does it say that?']) {
    const { text, outcome, sources } = await answerTo(['How do I dim a lamp?', 'Thanks!', doubt])
    expect([text, outcome, sources]).toEqual([`It stands here:\n\n- ${place}`, 'answered', ['/lamp#lamp']])
  }
  const { text, outcome } = await answerTo(['How do I dim a lamp?', 'Why?', 'Are you sure?'])
  expect([text, outcome]).toEqual([`The closest pages, which may not help:\n\n- ${place}`, 'unsure'])
})

it('asking where it stands is no request for more: what comes next is what was not quoted yet', async () => {
  const asked = ['How do I dim a lamp?', 'Tell me more']
  expect(await answerTo([...asked.slice(0, 1), 'Are you sure?', 'Tell me more'])).toEqual(await answerTo(asked))
})

it('a reader who wants it shorter gets the first quote alone', async () => {
  const question = 'How do I dim a lamp, or a sofa?'
  const [whole, brief] = [await answerTo([question]), await answerTo([question, 'Shorter, please'])]
  expect(brief.text.length).toBeLessThan(whole.text.length)
  expect(brief.sources).toEqual(whole.sources.slice(0, 1))
  expect(brief.outcome).toBe(whole.outcome)
})

it.each(['more', 'Are you sure?', 'shorter'])('what was refused is refused again: %s', async further => {
  const { text, outcome } = await answerTo(['Who invented the zeppelin?', further])
  expect([text, outcome]).toEqual([(await answerTo(['Who invented the zeppelin?'])).text, 'refused'])
})

it('a question that names nothing is shown what was quoted where nothing else is left', async () => {
  const { text, outcome } = await answerTo(['What is a sofa?', 'Why?'])
  expect([outcome, text.includes('A sofa is soft')]).toEqual(['unsure', true])
})

it('a question that leans on the one before is searched for with it', async () => {
  expect((await answerTo(['How do I dim a lamp?', 'and at night?'])).text).toContain('press its button')
})

it('a reader who meant something else is shown another page, and is not sure of it, nor of what comes behind', async () => {
  const asked = ['How do I dim a lamp at night?', 'No, not that']
  const { outcome, sources } = await answerTo(asked)
  expect([outcome, sources]).toEqual(['unsure', ['/sofa#sofa']])
  expect((await answerTo([...asked, 'Tell me more'])).outcome).not.toBe('answered')
})

it('a reader may point at a section that is quoted, and gets it whole', async () => {
  const asked = ['How do I dim a lamp?', 'number 1']
  const [first, whole] = [await answerTo(asked.slice(0, 1)), await answerTo(asked)]
  expect([whole.sources, whole.outcome]).toEqual([first.sources, 'answered'])
  expect(whole.text.length).toBeGreaterThan(first.text.length)
})

it('who points at what is not there is shown what comes closest', async () => {
  expect((await answerTo(['How do I dim a lamp?', 'the fifth one'])).outcome).toBe('unsure')
})

it('what was asked of the page that is open goes on there', async () => {
  const asked = ['What does this page say about night?', 'more']
  const [first, second] = [await answerTo(asked.slice(0, 1), '/sofa'), await answerTo(asked, '/sofa')]
  expect(first.text).toContain('A sofa is soft, and so is a bed at night.')
  expect(second.text).toBe('The documentation has nothing more on that.')
})

it('a reader who asks for more than the summary of a page gets the rest of that page', async () => {
  const asked = ['Summarize this page']
  const answers: Awaited<ReturnType<typeof answerTo>>[] = []
  while (asked.length < 8) {
    answers.push(await answerTo(asked, '/lamp'))
    asked.push('Tell me more')
  }
  expect(answers[0]?.text).not.toContain('lamp dim')
  expect(answers.filter(({ text }) => text.includes('lamp dim'))).toHaveLength(1)
  expect(answers.flatMap(({ sources }) => sources).every(url => url.startsWith('/lamp'))).toBe(true)
  expect(answers.at(-1)?.outcome).toBe('refused')
})
