import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import project from '../package.json' with { type: 'json' }
import { cuts } from './ai-sdk.ts'
import { type Cut, cutModule, unreachedCode } from './cut.ts'

const read = (path: string) => readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8')

/** Runs a module after it was cut. */
const run = async (code: string, cut: Cut) => {
  const text = cutModule('some.js', code, cut).replace(/^import .*unreached'$/m, unreachedCode)
  return await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)
}

const schemas = `
const one = z.object({ a: z.string() }).optional()
const two = z.union([one])
const three = new TextDecoder()`

it('counts the statements that may be dropped, and fails where there are more or fewer', () => {
  expect(cutModule('some.js', schemas, { droppable: { from: ['z'], count: 2 } })).toContain(
    'const two = /* @__PURE__ */ (() => z.union([one]))()'
  )
  for (const count of [0, 1, 3]) {
    expect(() => cutModule('some.js', schemas, { droppable: { from: ['z'], count } })).toThrow('holds 2 statements')
  }
})

it('fails on the AI SDK with one statement more, and with one fewer', { tags: 'slow' }, () => {
  const file = 'ai/dist/index.js'
  const [code, cut] = [read(file), cuts[file] as Cut]
  const statement = /^const \w+ = lazySchema\(.*?^\}\)*;?$/ms.exec(code)?.[0] ?? ''
  expect(statement).not.toBe('')
  expect(() => cutModule(file, code, cut)).not.toThrow()
  expect(() => cutModule(file, code.replace(statement, ''), cut)).toThrow('holds 52 statements')
  expect(() => cutModule(file, `${code}\nconst added = z.object({})`, cut)).toThrow('holds 54 statements')
})

it('fails on another release of the AI SDK, whose statements are written otherwise', () => {
  const file = 'ai/dist/index.js'
  expect(() => cutModule(file, read('ai6/dist/index.mjs'), cuts[file] as Cut)).toThrow('statements that may be dropped')
})

it('fails where what it cuts is not there, or is there twice', () => {
  const cut = { unreached: ['a'] }
  expect(() => cutModule('some.js', 'function b() {}', cut)).toThrow('some.js holds 0 of “a”, not 1')
  expect(() => cutModule('some.js', 'function a() {} { function a() {} }', cut)).toThrow('holds 2 of “a”, not 1')
  expect(() => cutModule('some.js', 'function a() {', cut)).toThrow('cannot be parsed')
})

it('lets what was cut throw, and everything else run', async () => {
  const code = `
    function plain() { return 1 }
    const Chat = class {
      constructor(given = new Fallback()) { this.given = given; this.send = async () => 2 }
      method() { return 3 }
    }
    class Fallback {}
    function kind(value) {
      switch (value) {
        case 'rare': { return 4 }
        case 'usual': return 5
      }
      if (value > 9) return 6
      return 7
    }
    export { plain, Chat, kind }`
  const whole = await run(code, {})
  expect(await new whole.Chat().send()).toBe(2)
  expect([whole.plain(), new whole.Chat().method(), whole.kind('rare'), whole.kind(10)]).toEqual([1, 3, 4, 6])

  const cut = await run(code, {
    unreached: [
      'plain',
      'Chat.send',
      'Chat.method',
      'Chat.constructor: new Fallback',
      'kind: rare',
      'kind: if value > 9'
    ]
  })
  expect(() => cut.plain()).toThrow('built without this')
  expect(() => new cut.Chat()).toThrow('built without this')
  expect(() => new cut.Chat('given').send()).toThrow('built without this')
  expect(() => new cut.Chat('given').method()).toThrow('built without this')
  expect(() => cut.kind('rare')).toThrow('built without this')
  expect(() => cut.kind(10)).toThrow('built without this')
  expect([cut.kind('usual'), cut.kind(8)]).toEqual([5, 7])
})

it('lets a function with nothing to do do nothing, and throw where it would have to', async () => {
  const code = 'const Queue = class { settle() { return this.full } }; export { Queue }'
  const idle = [{ function: 'Queue.settle', unless: 'this.full' }]
  const { Queue } = await run(code, { idle })
  expect(new Queue().settle()).toBeUndefined()
  expect(() => Object.assign(new Queue(), { full: true }).settle()).toThrow('built without this')
  expect(() => cutModule('some.js', 'const settle = () => 1', { idle: [{ function: 'settle', unless: 'x' }] })).toThrow(
    'some.js has no block in settle'
  )
})

it('throws where something assumed is not so', async () => {
  const code = 'export function ask(trigger) { return trigger === "resume" ? 1 : trigger === "resume" || 2 }'
  const assumed = [{ in: 'ask', condition: 'trigger === "resume"', value: false }]
  const { ask } = await run(code, { assumed })
  expect(ask('submit')).toBe(2)
  expect(() => ask('resume')).toThrow('built without this')
  expect(() => cutModule('some.js', 'function ask() { return 1 }', { assumed })).toThrow('holds no “trigger')
})

it('is made for one release of each package that it cuts', () => {
  const { version, dependencies } = JSON.parse(read('ai/package.json'))
  expect(project.devDependencies.ai).toBe(version)
  expect(project.devDependencies['@ai-sdk/react']).toBe(JSON.parse(read('@ai-sdk/react/package.json')).version)
  // The packages pin the versions of their own dependencies.
  expect(dependencies['@ai-sdk/provider-utils']).toBe(JSON.parse(read('@ai-sdk/provider-utils/package.json')).version)
})

it('lets a case do nothing, and the others what they did', async () => {
  const code = `
    export const seen = []
    export function take(value) {
      switch (value) {
        case 'a': { seen.push('a'); break }
        case 'b': seen.push('b'); break
      }
    }`
  const cut = await run(code, { ignored: ['take: a'] })
  for (const value of ['a', 'b']) cut.take(value)
  expect(cut.seen).toEqual(['b'])
})

it('lets a branch do nothing, and the other one what it did', async () => {
  const code =
    'export const take = value => { let seen = 0; if (value > 1) seen = 1; else if (value > 0) seen = 2; return seen }'
  const { take } = await run(code, { ignored: ['take: if value > 1'] })
  expect([take(0), take(1), take(2)]).toEqual([0, 2, 2])
  expect(() => cutModule('some.js', code, { ignored: ['take'] })).toThrow('take of some.js is no case and no branch')
})
