import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Selects the widget’s custom elements. */
const widgets = 'docs-assistant, docs-assistant-feedback'

interface Finding {
  id: string
  nodes: { target: unknown }[]
}

/** Runs axe inside the widget’s elements only: the page around them is not ours. */
export const violations = (page: Page, selector = widgets): Promise<string[]> =>
  run(page, selector, { rules: { 'label-content-name-mismatch': { enabled: true } } })

/** Runs only those rules of axe whose result depends on colours. */
export const colourViolations = (page: Page): Promise<string[]> =>
  run(page, widgets, { runOnly: ['color-contrast', 'link-in-text-block'] })

const run = async (page: Page, include: string, options: object): Promise<string[]> => {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${axe}; undefined`)
  // The widget stands beside the body, where axe measures no contrast, so it is moved into the body.
  await page.evaluate(() => {
    for (const widget of document.querySelectorAll('html > docs-assistant')) document.body.moveBefore(widget, null)
  })
  const found = await page.evaluate(
    async ({ include, options }) => {
      const { axe: tester } = window as unknown as {
        axe: { run(context: object, options: object): Promise<{ violations: Finding[] }> }
      }
      return (await tester.run({ include: [[include]] }, options)).violations
    },
    { include, options: { ...options, resultTypes: ['violations'] } }
  )
  return found.map(({ id, nodes }) => `${id}: ${JSON.stringify(nodes[0]?.target)}`)
}
