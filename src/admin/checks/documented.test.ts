import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { planChecks } from './conformance/index.ts'
import { consequences } from './doctor/consequences.ts'

const page = readFileSync(new URL('../../../docs/checks.md', import.meta.url), 'utf8')

it('the docs have every subject of the doctor, with why it matters, and no other', () => {
  const rows = page
    .split('\n')
    .filter(line => line.startsWith('| '))
    .slice(1)
    .map(line => line.split('|').map(cell => cell.trim()))
    .map(([, subject, , matters]) => [subject, matters])
  expect(rows).toEqual(Object.entries(consequences))
})

it('the docs have every promise that conformance tries, in its order, and no other', () => {
  const target = { baseUrl: '', domain: '', assistantKey: '', projectId: '', adminKey: '', jobId: '' }
  const { steps } = planChecks({ ...target, jobPath: () => '', write: false })
  const listed = steps.map(({ check, matters }) => ({ line: `- ${check.section}: ${check.promise}`, matters }))
  const groups = [...new Set(steps.map(({ matters }) => matters))]
  const expected = groups.flatMap(group => [
    `**${group}**`,
    ...listed.filter(({ matters }) => matters === group).map(({ line }) => line)
  ])
  const section = page.slice(page.indexOf('## What conformance tries'))
  expect(section.split('\n').filter(line => /^(\*\*|- )/.test(line))).toEqual(expected)
})
