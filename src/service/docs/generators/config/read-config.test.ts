import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { docsFolder } from '../../../testing/docs-folder.ts'
import { asObject, asText, callOf, readConfig } from './index.ts'

const newFolder = async (files: Record<string, string>) => {
  const folder = await docsFolder(files)
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const read = async (source: string, name = 'config.ts', others: Record<string, string> = {}) =>
  asObject(readConfig(join(await newFolder({ ...others, [name]: source }), name)).value)

it.each([
  ['an object', "export default { base: '/a/' }"],
  ['a wrapped object', "import { defineConfig } from 'x'\nexport default defineConfig({ base: '/a/' })"],
  ['two wrappers', "export default withMermaid(defineConfig({ base: '/a/' }), { more: 1 })"],
  [
    'a typed constant',
    "import type { Config } from 'x'\nconst config: Config = { base: '/a/' }\nexport default config"
  ],
  ['a type said afterwards', "export default { base: '/a/' as const } satisfies Config"],
  ['a function', "export default defineConfig(() => ({ base: '/a/' }))"],
  ['a function with a body', "export default async function config() { const base = '/a/'; return { base } }"],
  ['a named export', "const config = { base: '/a/' }\nexport { config as default }"],
  ['a spread constant', "const shared = { base: '/a/' }\nexport default { base: '/b/', ...shared }"],
  ['an override of what is spread', "const shared = { base: '/b/' }\nexport default { ...shared, base: '/a/' }"],
  ['text put together', "const name = 'a'\nexport default { base: '/' + name + `/` }"],
  ['a fallback of the environment', "export default { base: process.env.BASE ?? '/a/' }"],
  ['another fallback of the environment', "export default { base: process.env.BASE || '/a/' }"],
  ['what production says', "export default { base: process.env.NODE_ENV === 'production' ? '/a/' : '/' }"],
  ['a member', "const paths = { base: '/a/' }\nexport default { base: paths.base }"],
  ['a part taken out', "const { base } = { base: '/a/' }\nexport default { base }"],
  ['what hangs on itself', "const config = { base: '/a/', self: config, all: [config.self] }\nexport default config"],
  ['a call of one’s own function', "const shared = () => ({ base: '/a/' })\nexport default { ...shared() }"]
])('reads %s', async (_, source) => {
  expect((await read(source)).base).toBe('/a/')
})

it('reads CommonJS, with what it requires', async () => {
  const source = "const { base } = require('./shared')\nmodule.exports = { base }"
  expect(await read(source, 'config.js', { 'shared.js': "exports.base = '/a/'" })).toEqual({ base: '/a/' })
})

it('follows imports of its own files, whatever ending they name, and JSON', async () => {
  const source = `
    import { base } from './a.js'
    import * as all from './b'
    import json from './c.json'
    export default { base, title: all.title, version: json.version, other: json['not there'] }`
  const others = {
    'a.ts': "export * from './b/index.ts'\nexport { deep as base } from './b/index.ts'",
    'b/index.ts': "export const title = 'T', deep = '/a/'",
    'c.json': '{ "version": "1.0" }'
  }
  expect(await read(source, 'config.mts', others)).toEqual({
    base: '/a/',
    title: 'T',
    version: '1.0',
    other: undefined
  })
})

it('runs nothing, and does not know what it would have to run', async () => {
  const source = "process.exit(1)\nexport default { base: compute(), title: 'T', list: [1, ...rest()], n: a.b.c }"
  expect(await read(source)).toMatchObject({ title: 'T', n: undefined })
  expect(asText((await read(source)).base)).toBeUndefined()
})

it('keeps the calls that it does not make, so that an integration is found by its package', async () => {
  const source =
    "import lamp from 'lamp'\nimport x from 'x'\nexport default withX({ integrations: [x({}), lamp({ title: 'T' })] })"
  const folder = await newFolder({ 'config.mjs': source })
  const { value } = readConfig(join(folder, 'config.mjs'))
  expect(asObject(callOf(value, 'lamp')?.given[0])).toEqual({ title: 'T' })
  expect(callOf(value, 'sofa')).toBeUndefined()
})

it('gives nothing of a file that cannot be read, or that hangs on itself', async () => {
  const folder = await newFolder({
    'broken.ts': 'export default {',
    'self.ts': "import s from './self.ts'\nexport default s"
  })
  const values = ['broken.ts', 'self.ts', 'missing.ts'].map(name => readConfig(join(folder, name)).value)
  expect(values).toEqual([undefined, undefined, undefined])
})

it('has a stamp that changes with a file that it imports', async () => {
  const folder = await newFolder({
    'config.ts': "export { base as default } from './a'",
    'a.ts': "export const base = '/'"
  })
  const before = readConfig(join(folder, 'config.ts'))
  await writeFile(join(folder, 'a.ts'), "export const base = '/longer/'")
  const after = readConfig(join(folder, 'config.ts'))
  expect([before.value, after.value]).toEqual(['/', '/longer/'])
  expect(after.stamp).not.toBe(before.stamp)
  expect(readConfig(join(folder, 'config.ts')).stamp).toBe(after.stamp)
})
