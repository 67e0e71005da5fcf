import { expect, it } from 'vitest'
import { soundsLike } from './homophones.ts'

it.each([
  ['指另', '指令'],
  ['配制', '配置'],
  ['付值', '赋值'],
  ['登路', '登录']
])('%s sounds like %s', (typed, meant) => {
  expect(soundsLike(typed, meant)).toBe(true)
})

it.each([
  ['指令', '指令'],
  ['指针', '指令'],
  ['指另集', '指令'],
  // No character is right.
  ['事件', '时间'],
  ['ab', 'ac']
])('%s does not stand for %s', (typed, other) => {
  expect(soundsLike(typed, other)).toBe(false)
})
