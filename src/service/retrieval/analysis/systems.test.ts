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
  ['안드로이드에서 리눅스로', ['android', 'linux']],
  ['the axios client', []]
])('of “%s”: %s', (question, names) => {
  expect(systemsIn(question).map(({ name }) => name)).toEqual(names)
})

it.each([
  ['ios', '아이폰에서만 됩니다'],
  ['windows', '윈도우에서만 됩니다'],
  ['android', '안드로이드용'],
  ['linux', '리눅스용']
])('%s is said in Korean: %s', (name, text) => {
  const [system] = systemsIn(`runs on ${name}`)
  expect(system?.said.test(text)).toBe(true)
})
