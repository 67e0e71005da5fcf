import type { Page } from 'playwright/test'
import type { Question } from './platform.ts'
import type { Stage } from './stage.ts'
import { expect, selectionIsWatched, widget } from './test.ts'

/** An action on the stage, or a wait. */
export type Step = (stage: Stage) => Promise<unknown>

/** Runs steps one after the other. */
export const steps =
  (...all: Step[]): Step =>
  async stage => {
    for (const step of all) await step(stage)
  }

/** Mounts a widget whose panel is open. */
export const open = (options = {}) => mount({ opened: true, ...options })
export const mount =
  (options: Parameters<Stage['mount']>[0] = {}): Step =>
  stage =>
    stage.mount(options)

/** Waits for a text, if `what` begins with a capital letter, or else for the element of a selector. */
export const see =
  (what: string): Step =>
  ({ page }) =>
    expect(find(page, what)).toBeVisible()

export const press =
  (what: string): Step =>
  ({ page }) =>
    (isSelector(what) ? find(page, what) : page.getByRole('button', { name: what, exact: true }).last()).click()

/** Points repeatedly until `effect` is shown, because the code that reacts is loaded late. */
export const pointUntil =
  (what: string, effect: string): Step =>
  ({ page }) =>
    expect(async () => {
      await page.mouse.move(0, 0)
      await find(page, what).hover()
      await expect(find(page, effect)).toBeVisible({ timeout: 1_000 })
    }).toPass()

const find = (page: Page, what: string) =>
  (isSelector(what) ? page.locator(what) : page.getByText(what, { exact: true })).first()
const isSelector = (what: string) => /^[a-z.[]/.test(what)

/** Asks; `reply` may stream an answer to the question. Without it the answer is still awaited. */
export const ask =
  (reply: (question: Question) => void = () => {}): Step =>
  async stage =>
    reply(await stage.ask('How?'))

/** Asks, streams an answer to its end, and waits until it is drawn. */
export const askAndAnswer = (reply = (question: Question) => streamAnswer(question, answer)): Step =>
  steps(
    ask(question => {
      reply(question)
      question.finish()
    }),
    stage => stage.waitForAnswer()
  )

/** Adds two context items to the next question. */
export const addContext: Step = ({ page }) =>
  page.evaluate(() => {
    const { assistant } = window as unknown as { assistant: { addContext(item: object): void } }
    assistant.addContext({ type: 'textSelection', value: 'Some words of the page' })
    assistant.addContext({ type: 'code', value: 'npm install docs-assistant' })
  })

/** Adds text and code to the page, which the widget offers to ask about. */
export const addContent: Step = async ({ page }) => {
  await page.evaluate(() => {
    const article = document.createElement('main')
    article.innerHTML = '<p id="words">Words of the page.</p><pre><code>npm install docs-assistant</code></pre>'
    document.body.prepend(article)
  })
  await selectionIsWatched(page)
}

/** Handles every link as a site’s router would, so that the page stays. */
export const routeLinks: Step = ({ page }) =>
  page.evaluate(() => addEventListener('docs-assistant:navigate', event => event.preventDefault()))

export const write =
  (text: string): Step =>
  ({ page }) =>
    widget(page).composer.fill(text)

/** An answer with every kind of Markdown. */
export const answer = `## Install it

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

/** Streams six sources and this text, without the end of the answer. */
export const streamAnswer = (question: Question, text: string) => {
  question.send({ type: 'start', messageId: `answer-${Math.random()}` }, ...sources, { type: 'text-start', id: 't' })
  question.send({ type: 'text-delta', id: 't', delta: text })
}

/** Streams every kind of part that an answer can have beside its text, and then a text with notes and a formula. */
export const streamParts = (question: Question) => {
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
}
