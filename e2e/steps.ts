import type { Page } from 'playwright/test'
import type { Question } from './platform.ts'
import type { Stage } from './stage.ts'
import { expect, selectionIsWatched, widget } from './test.ts'

/** What is done on the stage, and what is waited for. */
export type Step = (stage: Stage) => Promise<unknown>

/** One after the other. */
export const steps =
  (...all: Step[]): Step =>
  async stage => {
    for (const step of all) await step(stage)
  }

/** A widget whose panel is open. */
export const open = (options = {}) => mount({ opened: true, ...options })
export const mount =
  (options: Parameters<Stage['mount']>[0] = {}): Step =>
  stage =>
    stage.mount(options)

/** Waits for a text, which begins with a capital letter, or for what a selector finds. */
export const see =
  (what: string): Step =>
  ({ page }) =>
    expect(find(page, what)).toBeVisible()

export const press =
  (what: string): Step =>
  ({ page }) =>
    (isSelector(what) ? find(page, what) : page.getByRole('button', { name: what, exact: true }).last()).click()

/** Points until it has an effect: what a pointer does on a source comes after the answer. */
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

/** Asks; what is given back is up to the test. */
export const ask =
  (reply: (question: Question) => void = () => {}): Step =>
  async stage =>
    reply(await stage.ask('How?'))

/** Asks, and is answered to the end. */
export const asked = (reply = (question: Question) => give(question, answer)): Step =>
  steps(
    ask(question => {
      reply(question)
      question.finish()
    }),
    stage => stage.whole()
  )

/** Two items of the page that wait for the next question. */
export const addContext: Step = ({ page }) =>
  page.evaluate(() => {
    const { assistant } = window as unknown as { assistant: { addContext(item: object): void } }
    assistant.addContext({ type: 'textSelection', value: 'Some words of the page' })
    assistant.addContext({ type: 'code', value: 'npm install docs-assistant' })
  })

/** Content of the page that the widget offers to ask about. */
export const addContent: Step = async ({ page }) => {
  await page.evaluate(() => {
    const article = document.createElement('main')
    article.innerHTML = '<p id="words">Words of the page.</p><pre><code>npm install docs-assistant</code></pre>'
    document.body.prepend(article)
  })
  await selectionIsWatched(page)
}

/** The site’s router takes every link: the page stays. */
export const routeLinks: Step = ({ page }) =>
  page.evaluate(() => addEventListener('docs-assistant:navigate', event => event.preventDefault()))

export const write =
  (text: string): Step =>
  ({ page }) =>
    widget(page).composer.fill(text)

/** Everything that Markdown and the stream can put into an answer. */
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

export const give = (question: Question, text: string) => {
  question.send({ type: 'start', messageId: `answer-${Math.random()}` }, ...sources, { type: 'text-start', id: 't' })
  question.send({ type: 'text-delta', id: 't', delta: text })
}

/** Everything that the stream can put beside the text. */
export const giveParts = (question: Question) => {
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
