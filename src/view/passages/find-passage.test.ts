import { describe, expect, it } from 'vitest'
import { findPassage } from './find-passage.ts'
import { lettersOf } from './letters.ts'
import { createSlices } from './slices.ts'

/** Returns the letters of a passage that were found on a page, with a bar between two runs. */
const find = async (page: string, passage: string, anchor = 0) => {
  const letters = lettersOf(page)
  const runs = await findPassage(letters, lettersOf(passage), anchor, createSlices(new AbortController().signal))
  return runs.map(([from, to]) => letters.slice(from, to)).join('|')
}

const text = 'Every worker takes one job at a time, and gives it back when it is stopped before the job is done.'

it('finds a passage as a whole', async () => {
  expect(await find(`Before. ${text} After.`, text)).toBe(lettersOf(text))
})

it('ignores differences in quotes, dashes, ligatures, accents, case and spaces', async () => {
  expect(await find('It’s “ﬁne” — Café\u00A0ENABLED…', 'it\'s "fine" - cafe enabled')).toBe('itsfinecafeenabled')
})

describe('a passage and a page that differ', () => {
  it('are aligned again after text that is only on the page, short or long', async () => {
    const page = `${text.replace('one job', 'one 12 job')} Copy ${'npm yarn pnpm '.repeat(100)} Then it rests for an hour at most.`
    expect(await find(page, `${text} Then it rests for an hour at most.`)).toBe(
      'everyworkertakesone|jobatatimeandgivesitbackwhenitisstoppedbeforethejobisdone|thenitrestsforanhouratmost'
    )
  })

  it('are aligned again after text that is only in the passage', async () => {
    expect(await find(text, text.replace('takes one', 'takes (see the picture of the queue) one'))).toBe(
      'everyworkertakes|onejobatatimeandgivesitbackwhenitisstoppedbeforethejobisdone'
    )
  })

  it('are aligned from the middle if they begin differently', async () => {
    expect(await find(text, `Something that the page does not say. ${text}`)).toBe(lettersOf(text))
  })

  it('do not match if too little of the passage is on the page', async () => {
    const other = 'Nothing of what is said here stands on the page, however long one looks for it on every line of it.'
    expect(await find(text, `${text.slice(0, 40)} ${other} ${other}`)).toBe('')
    expect(await find(text, other)).toBe('')
  })
})

describe('of two places', () => {
  const page = `${text} Between them. ${text}`
  const found = async (anchor: number) => {
    const letters = lettersOf(page)
    const slices = createSlices(new AbortController().signal)
    return (await findPassage(letters, lettersOf(text), anchor, slices))[0]?.[0]
  }

  it('the first one after the anchor wins, otherwise the one before it', async () => {
    const second = lettersOf(text).length + 'betweenthem'.length
    expect(await found(0)).toBe(0)
    expect(await found(20)).toBe(second)
    expect(await found(second + 20)).toBe(0)
  })

  it('the one with more of the passage wins', async () => {
    const part = text.slice(0, 50)
    expect(await find(`${text} Then only: ${part}`, text, 60)).toBe(lettersOf(text))
  })
})

it('does not search for a passage so short that it could stand anywhere', async () => {
  expect(await find('Port 8080 is used.', '8080')).toBe('')
  expect(await find('Port 8080 is used.', 'Port 8080')).toBe('port8080')
})

it('finds text that has no spaces', async () => {
  expect(await find('設定は次のとおりです。ポート番号を指定してください。', '次のとおりです。 ポート番号を')).toBe(
    lettersOf('次のとおりですポート番号を')
  )
})

it('rejects when its signal is aborted', async () => {
  const attempt = new AbortController()
  attempt.abort()
  await expect(findPassage('a'.repeat(100), 'a'.repeat(50), 0, createSlices(attempt.signal))).rejects.toThrow('abort')
})
