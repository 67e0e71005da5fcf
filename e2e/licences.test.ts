import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { slow } from './test.ts'

const project = join(import.meta.dirname, '..')
const licences = readFileSync(join(project, 'dist/THIRD-PARTY-LICENSES'), 'utf8')

// The build itself fails where a package is missing.
test('the licences name the bundled packages', () => {
  const names = [...licences.matchAll(/^(\S+) \d\S* \(.+\)$/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(100)
  expect(names).toEqual(expect.arrayContaining(['preact', 'ai', '@ai-sdk/react', 'hono', 'commander', 'highlight.js']))
})

test('the Apache licence is there in full, because packages under it only name it', () => {
  expect(licences).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION')
  expect(licences).toContain('9. Accepting Warranty or Additional Liability')
})

test('the package contains the licences, and not the JSON lists that they were made from', slow, () => {
  const [{ files }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: project, encoding: 'utf8' })
  )
  const paths = files.map((file: { path: string }) => file.path)
  expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'dist/THIRD-PARTY-LICENSES']))
  expect(paths.filter((path: string) => /licences\..*json$/.test(path))).toEqual([])
})
