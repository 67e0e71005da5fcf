import type { LanguageModelV4Content, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { describe, expect, it } from 'vitest'
import { expectLinearTime } from '../../shared/testing/linear-time.ts'
import { answerOf, fakeModel, finishPart } from '../testing/model.ts'
import { withReasoning } from './reasoning.ts'
import { createThoughtReader } from './thoughts.ts'

const prompt = { prompt: [] }

/** Types and words, in order. */
const readStream = async (parts: AsyncIterable<LanguageModelV4StreamPart>) => {
  const types: string[] = []
  const words = { text: '', reasoning: '' }
  for await (const part of parts) {
    if (part.type !== 'stream-start' && part.type !== 'finish' && types.at(-1) !== part.type) types.push(part.type)
    if (part.type === 'text-delta') words.text += part.delta
    if (part.type === 'reasoning-delta') words.reasoning += part.delta
  }
  return { types: types.join(' '), ...words }
}

interface Cut {
  cut: string
}

/** The parts of an answer in pieces, or of one that used all its tokens. */
const partsOf = async function* (answer: string[] | Cut): AsyncGenerator<LanguageModelV4StreamPart> {
  if (Array.isArray(answer)) return yield* answerOf(...answer)
  for await (const part of answerOf(answer.cut)) yield part.type === 'finish' ? finishPart('length') : part
}

/** A model that gives the answers in turn. */
const modelThat = (...answers: (string[] | Cut)[]) => {
  const model = withReasoning(fakeModel(() => partsOf(answers.shift() ?? [])))
  return { answer: async () => readStream((await model.doStream(prompt)).stream) }
}

const reasoning = 'reasoning-start reasoning-delta reasoning-end'
const text = 'text-start text-delta text-end'
const both = `${reasoning} ${text}`

describe('thoughts in tags', () => {
  it.each([
    [['<think>Hm.</think>\n\nAny.'], both, 'Hm.', 'Any.'],
    [[...'\n<think>\nHm, 1 < 2.\n</think>\nAny.'], both, '\nHm, 1 < 2.\n', 'Any.'],
    [['<think>', '\n\n', '</think>', '\n\n', 'Any.'], both, '\n\n', 'Any.'],
    [['<think>The `</think>` ends.</think>Any.'], both, 'The `</think>` ends.', 'Any.'],
    [['<think>```\nnever closed</think>Any.'], both, '```\nnever closed</think>Any.', 'Any.'],
    [['Any.'], text, '', 'Any.'],
    [['<thi', 'rd> one'], text, '', '<third> one'],
    [['<thi'], text, '', '<thi'],
    [['Write `<think>` before and `</think>` behind.'], text, '', 'Write `<think>` before and `</think>` behind.'],
    [['<thinking>Hm.</thinking>Any.'], both, 'Hm.', 'Any.'],
    [[...'[THINK]Of [1].[/THINK]Any [1].'], both, 'Of [1].', 'Any [1].'],
    [['<seed:think>Hm.</seed:think>Any.'], both, 'Hm.', 'Any.'],
    [[...'◁think▷Hm.◁/think▷Any.'], both, 'Hm.', 'Any.'],
    [
      [...'<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>Any.'],
      both,
      'Hm.',
      'Any.'
    ],
    [[...'<thought>Hm.</thought>Any.'], both, 'Hm.', 'Any.'],
    [['<reasoning>Hm.</reasoning>', 'Any.'], both, 'Hm.', 'Any.'],
    [['Here is my thought process: Hm. Here is my response: Any.'], both, 'Hm. ', 'Any.'],
    [[...'<|START_THINKING|>Hm.<|END_THINKING|><|START_RESPONSE|>Any.<|END_RESPONSE|>'], both, 'Hm.', 'Any.'],
    [[...'<|START_RESPONSE|>Any `<|END_RESPONSE|>`.<|END_RESPONSE|>'], text, '', 'Any `<|END_RESPONSE|>`.'],
    [[...'<think>\nHm.\n</think>\n<answer>\nAny <b>.\n</answer>'], both, '\nHm.\n', '\nAny <b>.\n'],
    [['<think>Hm.</think><response>Any.'], both, 'Hm.', 'Any.'],
    [[...'<think>Hm.</think><response>Any other [1].'], both, 'Hm.', 'Any other [1].'],
    [[...'<|channel|>final<|message|>Any other [1].'], text, '', 'Any other [1].'],
    [['<think>Hm.</think><ans'], both, 'Hm.', '<ans'],
    [['<answer> is a tag.'], text, '', '<answer> is a tag.'],
    [
      [
        ...'<|start|>assistant<|channel|>analysis<|message|>Hm.<|end|>assistant<|channel|>final<|message|>Any.<|return|>'
      ],
      both,
      'Hm.',
      'Any.'
    ],
    [
      [...'<|channel|>analysis<|message|>Hm.<|end|><|channel|>commentary<|message|>So.<|end|>Any.'],
      both,
      'Hm.So.',
      'Any.'
    ],
    [['<|channel|>final<|message|>Any.'], text, '', 'Any.'],
    [['<|channel|>analysis<|message|>Hm.'], reasoning, 'Hm.', ''],
    [[...'</think>\n\nAny.'], text, '', 'Any.'],
    [['</thi'], text, '', '</thi'],
    [[...'analysisWe answer. assistantfinalAny.'], both, 'We answer. ', 'Any.'],
    [[...'analysis of logs'], text, '', 'analysis of logs'],
    [['analysis'], text, '', 'analysis'],
    [['[1] Any.'], text, '', '[1] Any.'],
    [['<think>Hm, and on and on'], reasoning, 'Hm, and on and on', ''],
    [[], '', '', '']
  ])('stand apart from the answer: %j', async (pieces, types, thoughts, words) => {
    expect(await modelThat(pieces).answer()).toEqual({ types, reasoning: thoughts, text: words })
  })

  it('that come as such are left as they are, and what follows is no thought', async () => {
    async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
      yield { type: 'reasoning-start', id: 'r' }
      yield { type: 'reasoning-delta', id: 'r', delta: 'Hm.' }
      yield { type: 'reasoning-end', id: 'r' }
      yield* answerOf('Okay, any.')
    }
    const { stream } = await withReasoning(fakeModel(parts)).doStream(prompt)
    expect(await readStream(stream)).toEqual({ types: both, reasoning: 'Hm.', text: 'Okay, any.' })
  })

  it('that come as such behind a first word leave it in the answer', async () => {
    async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
      yield { type: 'text-start', id: '1' }
      yield { type: 'text-delta', id: '1', delta: 'Okay' }
      yield { type: 'text-end', id: '1' }
      yield { type: 'reasoning-start', id: 'r' }
      yield { type: 'reasoning-end', id: 'r' }
      yield finishPart()
    }
    const { stream } = await withReasoning(fakeModel(parts)).doStream(prompt)
    expect(await readStream(stream)).toMatchObject({ text: 'Okay' })
  })

  it('leave several texts apart', async () => {
    async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
      for (const id of ['1', '2']) {
        yield { type: 'text-start', id }
        yield { type: 'text-delta', id, delta: 'Any. ' }
        yield { type: 'text-end', id }
      }
      yield finishPart()
    }
    const { stream } = await withReasoning(fakeModel(parts)).doStream(prompt)
    expect(await readStream(stream)).toMatchObject({ types: `${text} ${text}`, text: 'Any. Any. ' })
  })
})

it('of thoughts without end in a row, only the first are read as such', async () => {
  const { reasoning, text } = await modelThat(['<|channel|>analysis<|message|>Hm.<|end|>'.repeat(10_000)]).answer()
  expect(reasoning).toBe('Hm.'.repeat(20))
  expect(text).toMatch(/^<\|channel\|>analysis<\|message\|>Hm/)
})

describe('thoughts whose opening tag the model’s template wrote', () => {
  const unseen = ['It is about colours.\n</thi', 'nk>\n\nAny.']
  const likeThoughts = ['Oka', 'y, the user asks.\n</think>\n\n', 'Any.']
  const known = { types: both, reasoning: 'It is about colours.\n', text: 'Any.' }
  const plain = (words: string) => ({ types: text, reasoning: '', text: words })
  const taken = (words: string) => ({ types: both, reasoning: words, text: words })

  it('stand apart from the first answer where they begin like thoughts', async () => {
    expect(await modelThat(likeThoughts).answer()).toEqual({ ...known, reasoning: 'Okay, the user asks.\n' })
  })

  it('stand apart from each answer after the first, however they begin', async () => {
    const model = modelThat(unseen, unseen, ['Colours.</think>Any.'], ['\n\n</think>\n\nAny.'])
    expect(await model.answer()).toEqual(plain(unseen.join('')))
    expect(await model.answer()).toEqual(known)
    expect(await model.answer()).toEqual({ ...known, reasoning: 'Colours.' })
    expect(await model.answer()).toEqual(plain('Any.'))
  })

  it('and the answer keep every sign', async () => {
    const model = modelThat(['So, of [1]: ![x](/y) \n', '</think>See `x` [', '1] for `y', '`.'])
    expect(await model.answer()).toEqual({
      types: both,
      reasoning: 'So, of [1]: ![x](/y) \n',
      text: 'See `x` [1] for `y`.'
    })
  })

  it('are not expected of a model that writes both tags, nor known from an answer without words', async () => {
    const model = modelThat([' '], ['<think>Hm.</think>Any.'], ['Any.'])
    await model.answer()
    expect(await model.answer()).toEqual({ types: both, reasoning: 'Hm.', text: 'Any.' })
    expect(await model.answer()).toEqual(plain('Any.'))
    const other = modelThat([' '], likeThoughts)
    await other.answer()
    expect((await other.answer()).text).toBe('Any.')
  })

  it('may hold the tag in code, and a bracket without an end', async () => {
    const model = modelThat(likeThoughts, ['The `</think>` of\n```\n</think>\n```\nwhat [1</think>Any `</think>`.'])
    await model.answer()
    expect(await model.answer()).toEqual({
      types: both,
      reasoning: 'The `</think>` of\n```\n</think>\n```\nwhat [1',
      text: 'Any `</think>`.'
    })
  })

  it('are known from a search query too, of which they are none', async () => {
    const thoughts = 'About colours.\n</think>\n\n'
    const hm = { type: 'reasoning', text: 'Hm.' } as const
    const resultOf = (text: string, end = finishPart()) => {
      const content: LanguageModelV4Content[] = [hm, { type: 'text', text }]
      return { ...end, content, warnings: [] }
    }
    const query = `${thoughts}lamp colours`
    const results = [resultOf(query), resultOf(query), resultOf('About\ncolo', finishPart('length'))]
    const model = withReasoning({
      ...fakeModel(() => answerOf(...unseen)),
      doGenerate: async () => results.shift() ?? expect.fail('asked too often')
    })
    const contentOf = async () => (await model.doGenerate(prompt)).content
    expect(await contentOf()).toEqual([hm, { type: 'text', text: query }])
    expect(await readStream((await model.doStream(prompt)).stream)).toEqual(known)
    expect(await contentOf()).toEqual([
      hm,
      { type: 'reasoning', text: 'About colours.\n' },
      { type: 'text', text: 'lamp colours' }
    ])
    expect((await contentOf()).map(({ type }) => type)).not.toContain('text')
  })

  it.each(['Write `</think>` behind them.', 'Write this:\n\n```\n</think>\n```\n\nbehind.'])(
    'are not what an answer writes about in code: %j',
    async words => {
      const model = modelThat([words], ['Okay, any.'])
      expect(await model.answer()).toEqual(plain(words))
      expect(await model.answer()).toEqual(plain('Okay, any.'))
    }
  )

  it('are no thoughts of a model that thinks unseen where an opening tag stands in mid-answer', async () => {
    const words = 'Any.\n\n<think>So?</think>\nAny.'
    const model = modelThat([words], ['Any.'])
    expect(await model.answer()).toEqual(plain(words))
    expect(await model.answer()).toEqual(plain('Any.'))
  })

  it('are no thoughts where they have no end, which holds once for an unknown model', async () => {
    const model = modelThat(['Okay, ', 'write `</think>`.'], ['Okay, any.'], unseen, unseen)
    expect(await model.answer()).toEqual(taken('Okay, write `</think>`.'))
    expect(await model.answer()).toEqual(plain('Okay, any.'))
    await model.answer()
    expect(await model.answer()).toEqual(known)
  })

  it('are no thoughts where they have no end, after which a known model is unknown', async () => {
    const model = modelThat(likeThoughts, ['Any.'], likeThoughts)
    await model.answer()
    expect(await model.answer()).toEqual(taken('Any.'))
    expect(await model.answer()).toEqual({ ...known, reasoning: 'Okay, the user asks.\n' })
  })

  it('that took all tokens are thoughts of a known model, and the answer of an unknown one', async () => {
    const model = modelThat({ cut: 'Okay, and on' }, { cut: 'And on' }, likeThoughts, { cut: 'And on' }, unseen)
    expect(await model.answer()).toEqual(taken('Okay, and on'))
    expect(await model.answer()).toEqual(plain('And on'))
    expect((await model.answer()).text).toBe('Any.')
    expect(await model.answer()).toEqual({ types: reasoning, reasoning: 'And on', text: '' })
    expect(await model.answer()).toEqual(known)
  })

  it('and answers lose the spaces before them, which some models write without an end', async () => {
    expect(await modelThat([' \n', ' ', ' Any.']).answer()).toEqual(plain('Any.'))
    for (const before of ['', '<think>Hm.</think>'])
      expectLinearTime(
        (pieces: string[]) => {
          const reader = createThoughtReader({})
          for (const piece of pieces) reader.push(piece)
        },
        size => [before, ...Array<string>(size).fill(' ')],
        4_000
      )
  })

  it('delay no answer that does not begin like them', async () => {
    let goOn = () => {}
    const read = new Promise<void>(resolve => {
      goOn = resolve
    })
    const model = withReasoning(
      fakeModel(async function* () {
        yield { type: 'text-start', id: '1' }
        yield { type: 'text-delta', id: '1', delta: 'To' }
        await read
        yield finishPart()
      })
    )
    const { stream } = await model.doStream(prompt)
    for await (const part of stream) if (part.type === 'text-delta') goOn()
  })
})
