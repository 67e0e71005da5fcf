import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { cruise, type IReporterOutput } from 'dependency-cruiser'
import { expect, it, onTestFinished } from 'vitest'
import rules, { levels, places } from '../.dependency-cruiser.mjs'

const source = import.meta.dirname
const project = join(source, '..')

/** The rules that the imports below `src` break, each with the two files. */
const broken = async (baseDir: string) => {
  const { forbidden, options } = rules
  const found = await cruise(['src'], { ...options, baseDir, validate: true, ruleSet: { forbidden } })
  const { summary } = found.output as Exclude<IReporterOutput['output'], string>
  return {
    files: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, imports: `${from} → ${to}` }))
  }
}

it('imports go down only, without a circle, types counted', { tags: 'slow' }, async () => {
  const { files, violations } = await broken(project)
  expect(files).toBeGreaterThan(300)
  expect(violations).toEqual([])
})

it('every rule is broken where every file imports everything', { tags: 'slow' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const inside = Object.entries(levels).flatMap(([place, floors]) => floors.flat().map(name => `${place}/${name}`))
  const files = [
    ...Object.keys(places),
    ...inside,
    'view/contract.ts',
    'view/conversation',
    'widget/ask-about',
    'service/tracing/spans'
  ].map(name => join(folder, 'src', name.endsWith('.ts') ? name : `${name}/any.ts`))
  const installed = join(folder, 'node_modules/any/index.js')
  for (const file of [...files, installed]) {
    await mkdir(dirname(file), { recursive: true })
    // Type-only imports count too.
    const imports = files.filter(other => other !== file).map(other => relative(dirname(file), other))
    const types = imports.map(other => `import type {} from './${other}'`)
    await writeFile(file, file === installed ? '' : [...types, `import 'any'`, `import 'node:fs'`].join('\n'))
  }
  const { violations } = await broken(folder)
  const names = new Set(violations.map(({ rule }) => rule))
  expect(rules.forbidden.map(({ name }) => name).filter(name => !names.has(name))).toEqual([])
})

it('src itself holds folders, entries, and this test', async () => {
  expect((await readdir(source)).sort()).toEqual(['architecture.test.ts', ...Object.keys(places)].sort())
})

/** Whether a folder has a row of its own, or is named in the row of a folder above it. */
const isNamed = (map: string, folder: string): boolean => {
  const rows = map.split('\n').filter(row => row.startsWith('| `'))
  const above = folder.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))
  return rows.some(
    row =>
      row.startsWith(`| \`${folder}\``) ||
      above.some(parent => parent && row.startsWith(`| \`${parent}\``) && row.includes(`\`${basename(folder)}\``))
  )
}

it('docs/architecture.md names every folder', async () => {
  const map = await readFile(join(project, 'docs/architecture.md'), 'utf8')
  const folders = (await readdir(source, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isDirectory())
    .map(({ parentPath, name }) => relative(source, join(parentPath, name)))
    .filter(folder => !folder.endsWith('testing'))
  expect(folders.length).toBeGreaterThan(20)
  expect(folders.filter(folder => !isNamed(map, folder))).toEqual([])
})

/** Ways to make nodes out of text, which neither an answer nor a stored conversation must ever take. */
const htmlStrings = /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|document\.write/

it('nothing that runs in a browser makes nodes out of an HTML string', async () => {
  const files = (await readdir(source, { recursive: true })).filter(
    file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\btesting\/|^(service|admin|cli\.ts)/.test(file)
  )
  const texts = await Promise.all(files.map(file => readFile(join(source, file), 'utf8')))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((_, index) => htmlStrings.test(texts[index] ?? ''))).toEqual([])
  expect(htmlStrings.test('element.innerHTML = text')).toBe(true)
})

it('the browser’s entries can be imported where there is no page', async () => {
  // A module that uses a browser global while it loads would throw here.
  const modules = await Promise.all([
    import('./index.ts'),
    import('./element.ts'),
    import('./define.ts'),
    import('./transport/index.ts')
  ])
  for (const module of modules) expect(Object.keys(module)).not.toEqual([])
})
