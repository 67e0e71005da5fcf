import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The elements that are ours. */
const widgets = 'docs-assistant, docs-assistant-feedback'

interface Finding {
  id: string
  nodes: { target: unknown }[]
}

/** What axe finds wrong in an element; the page around it is not ours to judge. */
export const violations = async (page: Page, selector = widgets): Promise<string[]> => {
  await page.evaluate(`${axe}; undefined`)
  const found = await page.evaluate(
    async ({ include, rules }) => {
      const { axe: tester } = window as unknown as {
        axe: { run(context: object, options: object): Promise<{ violations: Finding[] }> }
      }
      return (await tester.run({ include: [[include]] }, { rules })).violations
    },
    { include: selector, rules: { 'label-content-name-mismatch': { enabled: true } } }
  )
  return found.map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes[0]?.target)}`)
}
