import { expect, it } from 'vitest'
import { expectLinearTime, expectLinearTimeOver } from './linear-time.ts'

const lines = (size: number): string[] => Array.from({ length: size }, (_, index) => String(index))

it('lets linear time pass', () => {
  expectLinearTime(texts => new Set(texts).size, lines, 20_000)
  expectLinearTimeOver(text => /^(a|b)*c/.test(text), ['ab', 'a'])
})

it('tells quadratic time, and what took it', () => {
  expect(() => expectLinearTime(texts => texts.filter((text, at) => texts.indexOf(text) === at), lines, 3_000)).toThrow(
    /^\d+ ms grew to \d+ ms with 8 times the input: 0,1,2/
  )
  expect(() => expectLinearTimeOver(text => /a+b/.test(text), ['b', 'a'], 2_000)).toThrow(/input: aaa/)
})
