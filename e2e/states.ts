import type { Page } from 'playwright/test'
import { actionLabels } from '../src/view/labels/actions.ts'
import { askAboutLabels } from '../src/view/labels/ask-about.ts'
import { contextLabels } from '../src/view/labels/context.ts'
import { conversationLabels } from '../src/view/labels/conversation.ts'
import { noteLabels } from '../src/view/labels/notes.ts'
import { panelLabels } from '../src/view/labels/panel.ts'
import { partLabels } from '../src/view/labels/parts.ts'
import { passageLabels } from '../src/view/labels/passages.ts'
import { problemLabels } from '../src/view/labels/problem.ts'
import { ratingLabels } from '../src/view/labels/rating.ts'
import { roomLabels } from '../src/view/labels/room.ts'
import { packagePath, startCdn } from './cdn.ts'
import { type Question, startPlatform } from './platform.ts'
import { test as base, expect, selectionIsWatched, widget } from './test.ts'

/** A page with nothing on it but a widget, whose questions are answered by the test. */
export interface Stage {
  page: Page
  /** Loads the page and puts the widget on it. Options of the stage come first, then these. */
  mount(options?: object): Promise<void>
  /** Asks, and gives the question as it has arrived. */
  ask(text: string): Promise<Question>
  /** Waits until the last answer is whole. */
  whole(): Promise<void>
}

/** Everything that Markdown and the stream can put into an answer. */
const answer = `## Install it

Run \`npm install\` first, **then** *add* ~~or~~ the [widget](https://docs.test/start). See [1](https://docs.test/install) and [the options](https://docs.test/options).

> A quotation with a [link](https://docs.test/start).

1. One
2. Two
   - nested

- [x] done
- [ ] open

| option | type | default | meaning |
|---|---|---|---|
| \`domain\` | string | none | the documentation domain, which is required |

\`\`\`ts
// A comment
const count: number = add(1, "two") // and a long line that goes on and on to the right of what can be seen
\`\`\`

### A smaller heading

---

Last words.`

const sources = ['install', 'options', 'start', 'styling', 'service', 'cli'].map(name => ({
  type: 'source-url',
  sourceId: name,
  url: `https://docs.test/${name}`,
  title: `The page ${name}`,
  providerMetadata: { docsAssistant: { path: `/${name}`, section: 'A section', passage: 'A passage of the page.' } }
}))

const give = (question: Question, text: string) => {
  question.send({ type: 'start', messageId: `answer-${Math.random()}` }, ...sources, { type: 'text-start', id: 't' })
  question.send({ type: 'text-delta', id: 't', delta: text })
}

/** Every state that the widget can be seen in, by name. A new one is a new line. */
export const states: Record<string, (stage: Stage) => Promise<void>> = {
  async closed({ page, mount }) {
    await mount()
    await expect(widget(page).launcher).toBeVisible()
  },
  async empty({ page, mount }) {
    await mount({ opened: true })
    await expect(page.getByText('How do I install it?')).toBeVisible()
  },
  async writing({ page, mount }) {
    await mount({ opened: true })
    await page.evaluate(() => {
      const { assistant } = window as unknown as { assistant: { addContext(item: object): void } }
      assistant.addContext({ type: 'textSelection', value: 'Some words of the page' })
      assistant.addContext({ type: 'code', value: 'npm install docs-assistant' })
    })
    await widget(page).composer.fill('What is this?')
    await expect(widget(page).send).toBeEnabled()
  },
  async submitted({ page, mount, ask }) {
    await mount({ opened: true })
    await ask('How?')
    await expect(page.locator('.progress')).toBeVisible()
  },
  async streaming({ page, mount, ask }) {
    await mount({ opened: true })
    give(await ask('How?'), answer.slice(0, 200))
    await expect(page.getByText('Install it', { exact: true })).toBeVisible()
  },
  async answered({ page, mount, ask, whole }) {
    await mount({ opened: true })
    await page.evaluate(() => {
      const { assistant } = window as unknown as { assistant: { addContext(item: object): void } }
      assistant.addContext({ type: 'code', value: 'npm install docs-assistant' })
    })
    const question = await ask('How?')
    give(question, answer)
    question.finish()
    await whole()
    await page.getByRole('button', { name: 'Good answer' }).click()
    await expect(page.locator('.hljs-comment').first()).toBeAttached()
  },
  async wide({ page, mount, ask, whole }) {
    await mount({ opened: true })
    await page.getByRole('button', { name: 'Wide panel' }).click()
    const question = await ask('How?')
    give(question, answer)
    question.finish()
    await whole()
  },
  async interrupted({ page, mount, ask }) {
    await mount({ opened: true })
    const question = await ask('How?')
    give(question, answer)
    await page.getByText('Last words.').waitFor()
    await widget(page).stop.click()
    await expect(page.locator('.interrupted')).toBeVisible()
  },
  async rating({ page, mount, ask, whole }) {
    await mount({ opened: true })
    const question = await ask('How?')
    give(question, answer)
    question.finish()
    await whole()
    await page.getByRole('button', { name: 'Bad answer' }).click()
    await expect(page.getByRole('button', { name: 'Out of date' })).toBeVisible()
    await page.getByRole('button', { name: 'Out of date' }).click()
  },
  async parts({ page, mount, ask, whole }) {
    await mount({ opened: true })
    const question = await ask('How?')
    const input = { query: 'limits' }
    question.send(
      { type: 'start', messageId: 'parts' },
      { type: 'reasoning-start', id: 'r' },
      { type: 'reasoning-delta', id: 'r', delta: 'I look at the *limits* first.' },
      { type: 'reasoning-end', id: 'r' },
      { type: 'tool-input-available', toolCallId: 'c', toolName: 'search', input },
      { type: 'tool-output-available', toolCallId: 'c', output: [] },
      { type: 'tool-input-available', toolCallId: 'd', toolName: 'lookup', input },
      { type: 'tool-output-error', toolCallId: 'd', errorText: 'No such page' },
      { type: 'file', mediaType: 'application/pdf', url: 'https://docs.test/a.pdf' },
      { type: 'file', mediaType: 'image/png', url: 'data:image/png;base64,AAAA', filename: 'chart.png' },
      { type: 'source-document', sourceId: 'd', mediaType: 'application/pdf', title: 'The handbook' },
      { type: 'data-status', data: { message: 'Checked two versions' } }
    )
    const notes = ['WARNING', 'NOTE', 'TIP', 'IMPORTANT', 'CAUTION'].map(kind => `> [!${kind}]\n> See \`${kind}\`.\n\n`)
    question.text(
      `${notes.join('')}So it is $x_1 = \\frac{a}{b}$.\n\n1. npm هو مدير الحزم\n2. Second\n\n\`\`\`\ncode\n\`\`\``
    )
    question.finish()
    await whole()
    await page.locator('.reasoning > summary').click()
    await expect(page.getByText('first.')).toBeVisible()
    await expect(page.locator('mfrac')).toBeVisible()
  },
  async selected({ page, mount }) {
    await mount({ load: 'eager' })
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('afterbegin', '<main><p id="t">Words of the page.</p></main>')
    )
    await selectionIsWatched(page)
    await page.locator('#t').click({ clickCount: 3 })
    await expect(page.getByRole('button', { name: 'Ask about this' })).toBeVisible()
  },
  async hideable({ page, mount }) {
    await mount()
    await widget(page).launcher.focus()
    await expect(page.getByRole('button', { name: 'Hide for now' })).toHaveCSS('opacity', '1')
  },
  async problem({ page, mount, ask }) {
    await mount({ opened: true, support: 'https://docs.test/support' })
    ;(await ask('How?')).cut()
    await expect(widget(page).problem).toBeVisible()
  }
}

/** What the widget is mounted with. */
const stageOptions = {
  domain: 'acme',
  docsUrl: 'https://docs.test/',
  suggestions: ['How do I install it?', 'Which options are there?'],
  notice: 'Answers are generated. [Privacy](https://docs.test/privacy)',
  persist: 'none',
  // English in every locale, so that one table of states does for all.
  labels: {
    launcher: 'Ask AI',
    hideLauncher: 'Hide for now',
    ...panelLabels,
    ...conversationLabels,
    ...actionLabels,
    ...contextLabels,
    ...askAboutLabels,
    ...noteLabels,
    ...partLabels,
    ...passageLabels,
    ...problemLabels,
    ...ratingLabels,
    ...roomLabels
  }
}

export const test = base.extend<{ stage: Stage }>({
  stage: async ({ page }, use) => {
    const platform = await startPlatform()
    await using cdn = await startCdn()
    const mount = async (options: object = {}) => {
      await page.goto(`${cdn.url}/page`)
      await page.evaluate(
        async ({ path, given }) => {
          const { mount: start } = await import(path)
          Object.assign(window, { assistant: start(given) })
        },
        { path: `${packagePath}/widget/index.js`, given: { ...stageOptions, baseUrl: platform.url, ...options } }
      )
    }
    const ask = async (text: string) => {
      const count = platform.questions.length
      await widget(page).composer.fill(text)
      await widget(page).composer.press('Enter')
      await expect.poll(() => platform.questions.length).toBe(count + 1)
      return platform.questions[count] as Question
    }
    const whole = () => widget(page).answers.last().and(page.locator('[aria-busy=false]')).waitFor()
    await use({ page, mount, ask, whole })
    await platform.close()
  }
})
