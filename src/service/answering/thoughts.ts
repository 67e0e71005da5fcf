import { createTagReader, hasTag } from './tag-reader.ts'
import {
  answerTags,
  answerTagsBehindThoughts,
  channelTags,
  openings,
  opens,
  type Tags,
  thoughtTags,
  usual
} from './thought-tags.ts'

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

/**
 * Tells a model’s thoughts from its answer, before which they stand in tags such as `<think>` and `</think>`. Where the model’s template
 * wrote the opening tag, the answer begins as thoughts: each answer of a model that is known for it, and one of a model
 * that is not known yet if its first words are those of thoughts. If these have no end, they are the answer, as text.
 */
export const createThoughtReader = (habits: ModelHabits): ThoughtReader => {
  let state: 'beginning' | 'seen' | 'unseen' | 'after thoughts' | 'answer in tags' | 'answer' = 'beginning'
  /** All text, without an opening tag. */
  let all = ''
  let { closing } = usual
  let tag = createTagReader(closing)
  /** How many times thoughts have come to their end. */
  let thoughts = 0
  /** What stands behind thoughts, until it shows whether it is the answer. */
  let behind = ''

  const enter = (tags: Tags, text: string): string => {
    closing = tags.closing
    tag = createTagReader(closing)
    return text.slice(tags.opening.length).trimStart()
  }

  const begin = (): Said[] => {
    // Cut off at once, because some models write spaces without an end.
    all = all.trimStart()
    const text = all
    const words = text.toLowerCase()
    const tags = thoughtTags.find(tags => opens(tags, text))
    if (tags || text.startsWith(usual.closing)) {
      state = 'seen'
      if (tags) all = enter(tags, text)
      return think(all)
    }
    const around = answerTags.find(tags => opens(tags, text))
    if (around) return answerIn(around, text)
    if (usual.closing.startsWith(text)) return []
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
    thoughts++
    state = 'after thoughts'
    behind = text.trimStart()
    return goOn()
  }

  /** Shows what stands behind thoughts: further ones of gpt-oss, or the answer. */
  const goOn = (): Said[] => {
    behind = behind.trimStart()
    const text = behind
    const further = thoughts < maxThoughts && channelTags.find(tags => opens(tags, text))
    if (further) {
      state = 'seen'
      all = enter(further, text)
      return think(all)
    }
    const around = answerTagsBehindThoughts.find(tags => opens(tags, text))
    if (around) return answerIn(around, text)
    const isOpen = [...channelTags, ...answerTagsBehindThoughts].some(({ opening }) => opening.startsWith(text))
    if (isOpen) return []
    state = 'answer'
    return said('text', behind)
  }

  const answerIn = (tags: Tags, text: string): Said[] => {
    state = 'answer in tags'
    return sayIn(enter(tags, text))
  }

  const sayIn = (text: string): Said[] => {
    const { before, after } = tag.push(text)
    if (after !== undefined) state = 'answer'
    return said('text', before + (after ?? ''))
  }

  /** What was held back of an answer. */
  const rest = (): Said[] => {
    if (state === 'after thoughts') return said('text', behind)
    if (state !== 'answer in tags') return []
    const { before, after = '' } = tag.end()
    return said('text', before + after)
  }

  /** Remembers whether the model thinks unseen, from an answer that did not begin so or that had no end of thoughts. */
  const learn = (isCut: boolean) => {
    if (hasTag(usual.closing, all) && !hasTag(usual.opening, all)) habits.opensUnseen = true
    else if (!isCut && all.trim()) habits.opensUnseen = habits.opensUnseen ? undefined : false
  }

  const endThoughts = (isCut: boolean): Said[] => {
    const { before, after } = tag.end()
    const thought = said('reasoning', before)
    if (after !== undefined) return [...thought, ...answer(after), ...rest()]
    if (state === 'seen') return [...thought, ...said('text', all.split(closing).slice(1).join(closing).trimStart())]
    if (isCut && habits.opensUnseen) return thought
    learn(isCut)
    return [...thought, ...said('text', all)]
  }

  return {
    push(text) {
      all += text
      if (state === 'beginning') return begin()
      if (state === 'after thoughts') {
        behind += text
        return goOn()
      }
      if (state === 'answer in tags') return sayIn(text)
      return state === 'seen' || state === 'unseen' ? think(text) : said('text', text)
    },
    end(isCut) {
      if (state === 'seen' || state === 'unseen') return endThoughts(isCut)
      if (thoughts === 0) learn(isCut)
      return state === 'beginning' ? said('text', all) : rest()
    }
  }
}

/** Most thoughts that are read in a row, each of which costs the time of what is left. */
const maxThoughts = 20

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
