import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const source = import.meta.dirname

/** Which rooms each room may import. What lies at the top of `src` is the entries and what they share. */
const allowed: Record<string, string[]> = {
  protocol: [],
  shared: [],
  markdown: [],
  transport: ['protocol', 'shared'],
  widget: ['protocol', 'shared'],
  state: ['protocol', 'shared', 'transport', 'widget'],
  view: ['protocol', 'shared', 'transport', 'markdown', 'state', 'widget'],
  service: ['protocol', 'shared'],
  admin: ['protocol', 'shared'],
  index: ['protocol', 'view', 'widget'],
  element: ['protocol', 'view', 'widget'],
  define: ['element'],
  script: ['widget'],
  cli: ['service', 'admin']
}

/** Rooms that only ever run on Node. */
const nodeOnly = ['service', 'admin', 'cli']

const roomOf = (file: string) =>
  relative(source, file)
    .split('/')[0]
    ?.replace(/\.(tsx?|css\?inline)$/, '') ?? ''

const importsOf = (code: string) =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, specifier]) => specifier ?? '')

/** What is wrong with one file’s imports. */
const faults = (file: string, code: string): string[] =>
  importsOf(code).flatMap(specifier => {
    const room = roomOf(file)
    if (specifier.startsWith('node:')) return nodeOnly.includes(room) ? [] : [`${room} imports ${specifier}`]
    if (!specifier.startsWith('.')) return []
    const target = roomOf(resolve(dirname(file), specifier))
    return target === room || allowed[room]?.includes(target) ? [] : [`${room} imports ${target}`]
  })

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\btesting\//.test(file))
  .map(file => join(source, file))

it('imports go down only, and node: stays in the rooms that run on Node', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(files.flatMap(file => faults(file, readFileSync(file, 'utf8')))).toEqual([])
})

it('notices an import that goes up, sideways or to Node', () => {
  const at = (path: string) => join(source, path)
  expect(faults(at('protocol/a.ts'), `import { x } from '../state/index.ts'`)).toEqual(['protocol imports state'])
  expect(faults(at('admin/a.ts'), `export * from '../service/index.ts'`)).toEqual(['admin imports service'])
  expect(faults(at('view/a.tsx'), `const x = () => import('node:fs')`)).toEqual(['view imports node:fs'])
})

/** Ways to make nodes out of text, which neither an answer nor a stored conversation must ever take. */
const htmlStrings = /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|document\.write/

it('nothing in the browser’s rooms makes nodes out of an HTML string', () => {
  const browser = files.filter(file => !nodeOnly.includes(roomOf(file)))
  expect(browser.filter(file => htmlStrings.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(htmlStrings.test('element.innerHTML = text')).toBe(true)
})

it('the browser’s entries can be imported where there is no page', async () => {
  // Names that an environment without a page lacks would throw if a module used them while loading.
  const modules = await Promise.all([
    import('./index.ts'),
    import('./element.ts'),
    import('./define.ts'),
    import('./transport/index.ts')
  ])
  for (const module of modules) expect(Object.keys(module)).not.toEqual([])
})
