// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { layOutInSlices } from './lay-out.ts'

let waiting: (() => void)[] = []
const wait = (run: () => void) => waiting.push(run)
/** Runs all callbacks that wait for a frame or for idle time, once. */
const pass = () => {
  for (const run of waiting.splice(0)) run()
}

beforeEach(() => {
  waiting = []
  vi.stubGlobal('requestAnimationFrame', wait)
  vi.stubGlobal('requestIdleCallback', wait)
})
afterEach(() => vi.unstubAllGlobals())

const answerOf = (blocks: number, name = 'lazy') => {
  const answer = document.createElement('article')
  const prose = answer.appendChild(document.createElement('div'))
  prose.className = name
  const markdown = prose.appendChild(document.createElement('div'))
  markdown.className = 'markdown'
  for (let index = 0; index < blocks; index++) markdown.append(document.createElement('p'))
  const visible = () =>
    [...markdown.children].filter(block => (block as HTMLElement).style.contentVisibility === 'visible').length
  return { answer, markdown, visible }
}

it('lays out a few blocks at a time until none is left', () => {
  const { answer, visible } = answerOf(20)
  layOutInSlices(answer)
  const counts: number[] = []
  while (waiting.length) {
    pass()
    counts.push(visible())
  }
  expect(counts).toEqual([8, 8, 16, 16, 20])
})

it.each([
  [3600, 12],
  [500, 32]
])('lays out %i blocks in %i slices', (blocks, slices) => {
  const { answer, visible } = answerOf(blocks)
  layOutInSlices(answer)
  const counts: number[] = []
  while (waiting.length) {
    pass()
    counts.push(visible())
  }
  expect(new Set(counts).size).toBe(slices)
  expect(counts.at(-1)).toBe(blocks)
})

it('skips paragraphs that are too long to parse, and answers that did not stream', () => {
  const { answer, markdown, visible } = answerOf(1)
  ;(markdown.firstElementChild as HTMLElement).dataset.long = 'true'
  const stored = answerOf(1, 'prose')
  layOutInSlices(answer)
  layOutInSlices(stored.answer)
  while (waiting.length) pass()
  expect([visible(), stored.visible()]).toEqual([0, 0])
})

it('works without requestIdleCallback, and can be stopped', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal('setTimeout', wait)
  const { answer, visible } = answerOf(20)
  const stop = layOutInSlices(answer)
  pass()
  expect(visible()).toBe(8)
  stop()
  while (waiting.length) pass()
  expect(visible()).toBe(8)
})
