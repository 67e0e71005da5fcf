import type { Page } from 'playwright/test'
import { readLabels } from '../src/page-feedback/labels.ts'
import { actionLabels } from '../src/view/labels/actions.ts'
import { askAboutLabels } from '../src/view/labels/ask-about.ts'
import { contextLabels } from '../src/view/labels/context.ts'
import { conversationLabels } from '../src/view/labels/conversation.ts'
import { minimizedLabels } from '../src/view/labels/minimized.ts'
import { noteLabels } from '../src/view/labels/notes.ts'
import { panelLabels } from '../src/view/labels/panel.ts'
import { partLabels } from '../src/view/labels/parts.ts'
import { passageLabels } from '../src/view/labels/passages.ts'
import { problemLabels } from '../src/view/labels/problem.ts'
import { ratingLabels } from '../src/view/labels/rating.ts'
import { roomLabels } from '../src/view/labels/room.ts'
import { threadLabels } from '../src/view/labels/threads.ts'
import { welcomeLabels } from '../src/view/labels/welcome.ts'
import { packagePath, startCdn } from './cdn.ts'
import { type Question, startPlatform } from './platform.ts'
import { test as base, expect, widget } from './test.ts'

/** A page with nothing on it but a widget, whose questions the test answers. */
export interface Stage {
  page: Page
  /** Loads the page and mounts the widget, or the page rating. These options override those of the stage. */
  mount(options?: Record<string, unknown> & { pageRating?: boolean }): Promise<void>
  /** Asks in the open panel, and returns the question once it has arrived at the platform. */
  ask(text: string): Promise<Question>
  /** Waits until the last answer is finished. */
  waitForAnswer(): Promise<void>
  /** Sets the theme of the system and of what is mounted. */
  setTheme(theme: 'light' | 'dark'): Promise<void>
}

/** The options that the widget is mounted with. */
const stageOptions = {
  domain: 'acme',
  docsUrl: 'https://docs.test/',
  suggestions: ['How do I install it?', 'Which options are there?'],
  notice: 'Answers are generated. [Privacy](https://docs.test/privacy)',
  persist: 'none',
  // English labels in every locale, so that one table of states works for all.
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
    ...roomLabels,
    ...threadLabels,
    ...minimizedLabels,
    ...welcomeLabels
  }
}

/** Provides the stage: the page, and a platform whose answers the test gives. */
export const test = base.extend<{ stage: Stage }>({
  stage: async ({ page }, use) => {
    const platform = await startPlatform()
    await using cdn = await startCdn()
    await page.route('**/feedback', route =>
      route.fulfill({
        status: 201,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      })
    )
    const mount = async ({ pageRating = false, ...options }: Parameters<Stage['mount']>[0] = {}) => {
      await page.goto(`${cdn.url}/page`)
      await page.evaluate(
        async ({ path, given, pageRatingLabels }) => {
          if (pageRatingLabels) {
            await import(`${path}/feedback.js`)
            const feedbackUrl = 'https://docs.test/feedback'
            document.body.append(
              Object.assign(document.createElement('docs-assistant-feedback'), {
                ...given,
                labels: pageRatingLabels,
                feedbackUrl
              })
            )
          } else {
            const { mount: start } = await import(`${path}/index.js`)
            Object.assign(window, { assistant: start(given) })
          }
        },
        {
          path: `${packagePath}/widget`,
          given: { ...stageOptions, baseUrl: platform.url, ...options },
          pageRatingLabels: pageRating && readLabels({})
        }
      )
    }
    const ask = async (text: string) => {
      const count = platform.questions.length
      await widget(page).composer.fill(text)
      await widget(page).composer.press('Enter')
      await expect.poll(() => platform.questions.length).toBe(count + 1)
      return platform.questions[count] as Question
    }
    const waitForAnswer = () => widget(page).answers.last().and(page.locator('[aria-busy=false]')).waitFor()
    const setTheme = async (theme: string) => {
      await page.emulateMedia({ colorScheme: theme as 'light' | 'dark' })
      await page.evaluate(given => {
        const { assistant } = window as unknown as { assistant?: { update(options: object): void } }
        if (assistant) assistant.update({ theme: given })
        else Object.assign(document.querySelector('docs-assistant-feedback') ?? {}, { theme: given })
      }, theme)
      await expect(page.locator('[data-theme]').first()).toHaveAttribute('data-theme', theme)
    }
    await use({ page, mount, ask, waitForAnswer, setTheme })
    await platform.close()
  }
})
