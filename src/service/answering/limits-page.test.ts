import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultAnswerLimits as limits } from '../app.ts'
import { budget, maxMessages, maxSections } from './budget.ts'

const page = readFileSync(new URL('../../../docs/service.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ')

const figure = (value: number) => value.toLocaleString('en')

it.each([
  `sections; ten at most, whatever \`retrievalPageSize\` says | ${figure(budget.sections)} |`,
  `the question; of a longer one its beginning and its end | ${figure(budget.question)} |`,
  `what the reader attached | ${figure(budget.context)} |`,
  `in whole messages; ${maxMessages} messages with the question | ${figure(budget.history)} |`,
  `the answer | ${figure(limits.tokens)}, or \`maxTokens\``,
  `more than ${figure(limits.characters)} characters of text and thoughts`
])('the page on the service says what a model is sent and may write: %s', sentence => {
  expect(page).toContain(sentence)
})

it.each([
  ['That takes two seconds at most', limits.rewriting, 2_000],
  ['any of these after half a second', limits.patience, 500],
  ['silent for a minute in mid-answer', limits.idle, 60_000],
  ['takes longer than two minutes', limits.deadline, 120_000],
  ['a comment every ten seconds keeps the connection open', limits.silence, 10_000],
  ['at once or after 30 seconds', limits.alone, 30_000],
  ['sections; ten at most', maxSections, 10]
])('the page on the service says how long and how many: %s', (sentence, value, expected) => {
  expect(page).toContain(sentence)
  expect(value).toBe(expected)
})
