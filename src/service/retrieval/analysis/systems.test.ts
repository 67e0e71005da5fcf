import { expect, it } from 'vitest'
import { isSystem, systemsIn } from './systems.ts'

it('what a program runs on is a system', () => {
  expect(['Windows', 'iOS', 'lamp'].map(isSystem)).toEqual([true, true, false])
})

it.each([
  ['run it as a Windows service', ['windows']],
  ['run it as a windows service', ['windows']],
  ['does it run on windows?', ['windows']],
  ['在Windows上安装', ['windows']],
  ['close all windows of the program', []],
  ['Windows do not close', []],
  ['Close it. Windows stay open', []],
  ['install it on MacOS or linux', ['linux', 'macos']],
  ['the axios client', []]
])('of “%s”: %s', (question, names) => {
  expect(systemsIn(question).map(({ name }) => name)).toEqual(names)
})
