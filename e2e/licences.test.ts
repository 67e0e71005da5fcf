import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { createBuilder } from 'vite'

const project = join(import.meta.dirname, '..')
const licences = readFileSync(join(project, 'dist/THIRD-PARTY-LICENSES'), 'utf8')

/** The folders of the packages whose modules are in what is built, asked of the bundler once more. */
const bundledPackages = async (): Promise<string[]> => {
  const folders = new Set<string>()
  const builder = await createBuilder({
    root: project,
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'modules',
        generateBundle(_, bundle) {
          const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
          for (const id of chunks.flatMap(({ modules }) => Object.keys(modules))) {
            const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace('\0', '')) ?? []
            if (folder) folders.add(folder)
          }
        }
      }
    ]
  })
  for (const name of ['widget', 'script', 'transport', 'service']) {
    const environment = builder.environments[name]
    if (!environment) throw new Error(`There is no environment ${name}.`)
    await builder.build(environment)
  }
  return [...folders]
}

/** Which packages are not in a list of licences, or not with the whole text that they bring. */
const missing = (folders: string[], text: string): string[] =>
  folders.flatMap(folder => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find(entry => /^licen[sc]e/i.test(entry))
    const own = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : ''
    return text.includes(`${name} ${version} (`) && text.includes(own) ? [] : [name]
  })

test('every package that is built in has its whole licence in the published file', async () => {
  const folders = await bundledPackages()
  const names = folders.map(folder => folder.replace(/.*\/node_modules\//, ''))
  expect(names.length).toBeGreaterThan(100)
  expect(names).toEqual(expect.arrayContaining(['preact', 'ai', '@ai-sdk/react', 'hono', 'commander', 'highlight.js']))
  expect(missing(folders, licences)).toEqual([])

  // The search finds what is missing, and what is not whole.
  expect(missing(folders, licences.replace(/^preact .*$/m, ''))).toEqual(['preact'])
  expect(missing(folders, licences.replace('Permission is hereby granted', '')).length).toBeGreaterThan(0)
  expect(missing(folders, '').length).toBe(names.length)
})

test('the Apache licence, which its packages only name, is there as a whole', () => {
  expect(licences).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION')
  expect(licences).toContain('9. Accepting Warranty or Additional Liability')
})

test('the licences are published, and no list that they were made from', () => {
  const [{ files }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: project, encoding: 'utf8' })
  )
  const paths = files.map((file: { path: string }) => file.path)
  expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'dist/THIRD-PARTY-LICENSES']))
  expect(paths.filter((path: string) => /licences\..*json$/.test(path))).toEqual([])
})
