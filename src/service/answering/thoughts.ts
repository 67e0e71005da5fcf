import { createTagReader, hasTag } from './tag-reader.ts'

/** A piece of what a model wrote: of its thoughts, or of its answer. */
export interface Said {
  type: 'reasoning' | 'text'
  text: string
}

/** What is known of a model from its answers so far. */
export interface ModelHabits {
  /** Whether the model’s template writes the opening tag, so that only the closing one is seen; `undefined`: not known. */
  opensUnseen?: boolean | undefined
}

export interface ThoughtReader {
  push: (text: string) => Said[]
  /**
   * Returns what was held back.
   * @param isCut Whether the model has used all its tokens.
   */
  end: (isCut: boolean) => Said[]
}

/** What stands before and behind thoughts. */
interface Tags {
  opening: string
  closing: string
}

/** Those of DeepSeek R1, Qwen and most others. */
const usual: Tags = { opening: '<think>', closing: '</think>' }

/** Those of Magistral, Seed-OSS and Kimi, and of gpt-oss, whose tags some servers show and others leave out in part. */
const allTags: Tags[] = [
  usual,
  { opening: '<thinking>', closing: '</thinking>' },
  { opening: '[THINK]', closing: '[/THINK]' },
  { opening: '<seed:think>', closing: '</seed:think>' },
  { opening: '◁think▷', closing: '◁/think▷' },
  {
    opening: '<|channel|>analysis<|message|>',
    closing: '<|end|><|start|>assistant<|channel|>final<|message|>'
  },
  { opening: 'analysis', closing: 'assistantfinal' }
]

const openings = allTags.map(({ opening }) => opening.toLowerCase())

/** A tag that is a word touches the first one of the thoughts: `analysisThe reader asks …`. */
const opens = ({ opening }: Tags, text: string): boolean =>
  text.startsWith(opening) && (/\W$/.test(opening) || /^\p{Lu}/u.test(text.slice(opening.length)))

/**
 * Tells a model’s thoughts from its answer, before which they stand in tags such as `<think>` and `</think>`. Where the model’s template
 * wrote the opening tag, the answer begins as thoughts: each answer of a model that is known for it, and one of a model
 * that is not known yet if its first words are those of thoughts. If these have no end, they are the answer, as text.
 */
export const createThoughtReader = (habits: ModelHabits): ThoughtReader => {
  let state: 'beginning' | 'seen' | 'unseen' | 'after thoughts' | 'answer' = 'beginning'
  /** All text, without an opening tag. */
  let all = ''
  let { closing } = usual
  let tag = createTagReader(closing)

  const begin = (): Said[] => {
    const text = all.trimStart()
    const words = text.toLowerCase()
    const tags = allTags.find(tags => opens(tags, text))
    if (tags) {
      state = 'seen'
      closing = tags.closing
      tag = createTagReader(closing)
      all = text.slice(tags.opening.length).trimStart()
      return think(all)
    }
    const beginnings = habits.opensUnseen === undefined ? beginningsOfThoughts : []
    if ([...openings, ...beginnings].some(beginning => beginning.startsWith(words))) return []
    if (habits.opensUnseen || beginnings.some(beginning => words.startsWith(beginning))) {
      state = 'unseen'
      return think(all)
    }
    state = 'answer'
    return said('text', all)
  }

  const think = (text: string): Said[] => {
    const { before, after } = tag.push(text)
    return [...said('reasoning', before), ...(after === undefined ? [] : answer(after))]
  }

  const answer = (text: string): Said[] => {
    if (state === 'unseen') habits.opensUnseen = true
    state = 'after thoughts'
    return said('text', text.trimStart())
  }

  /** Remembers whether the model thinks unseen, from an answer that did not begin so or that had no end of thoughts. */
  const learn = (isCut: boolean) => {
    if (hasTag(usual.closing, all) && !hasTag(usual.opening, all)) habits.opensUnseen = true
    else if (!isCut && all.trim()) habits.opensUnseen = habits.opensUnseen ? undefined : false
  }

  const endThoughts = (isCut: boolean): Said[] => {
    const { before, after } = tag.end()
    const thoughts = said('reasoning', before)
    if (after !== undefined) return [...thoughts, ...answer(after)]
    if (state === 'seen') return [...thoughts, ...said('text', all.split(closing).slice(1).join(closing).trimStart())]
    if (isCut && habits.opensUnseen) return thoughts
    learn(isCut)
    return [...thoughts, ...said('text', all)]
  }

  return {
    push(text) {
      all += text
      if (state === 'beginning') return begin()
      return state === 'seen' || state === 'unseen' ? think(text) : said('text', text)
    },
    end(isCut) {
      if (state === 'seen' || state === 'unseen') return endThoughts(isCut)
      if (state !== 'after thoughts') learn(isCut)
      return state === 'beginning' ? said('text', all) : []
    }
  }
}

const said = (type: Said['type'], text: string): Said[] => (text ? [{ type, text }] : [])

/**
 * How the thoughts of DeepSeek R1, QwQ and Qwen begin, and answers seldom. An answer that does comes at its end, once:
 * from then on its model is known.
 */
const beginningsOfThoughts = [
  'okay',
  'ok,',
  'alright',
  'hmm',
  'let me',
  "let's",
  'let’s',
  'the user',
  'i need to',
  'we need to',
  'we are given',
  'first, i',
  'so, ',
  '嗯',
  '好的',
  '首先，用户',
  '首先，我',
  '用户'
]
