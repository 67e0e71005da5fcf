import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import type { AssistantError } from '../src/protocol/index.ts'
import { eventFaults } from '../src/transport/testing/event-faults.ts'
import { type Fault, stream, streamFaults } from '../src/transport/testing/faults.ts'
import type { Handler } from '../src/transport/testing/service.ts'
import { bodyFaults, statusFaults, waitFaults } from '../src/transport/testing/status-faults.ts'
import { version1, version2 } from '../src/transport/testing/wire.ts'
import { problemLabels as labels } from '../src/view/labels/problem.ts'
import type { Assistant } from '../src/widget/handle.ts'
import { slow } from './test.ts'

// Runs the transport’s table of faults through the built widget in a real browser, and checks what the reader sees,
// what is stored, and that the next question works.

const widgetFolder = join(import.meta.dirname, '../dist/widget')
const good = [version2.start, version2.delta('A good answer'), version2.finish('thread')]

/** Errors for which Retry is not offered, because the same question would fail again. */
const notRetryable: AssistantError['code'][] = [
  'unauthorized',
  'forbidden',
  'not_found',
  'too_large',
  'invalid_request'
]

/** The sentence that the reader sees, by the error's code. */
const sentences: Partial<Record<AssistantError['code'], string>> = {
  network: labels.errorNetwork,
  timeout: labels.errorTimeout,
  unauthorized: labels.errorUnauthorized,
  forbidden: labels.errorForbidden,
  not_found: labels.errorNotFound,
  conflict: labels.errorConflict,
  too_large: labels.errorTooLarge,
  invalid_request: labels.errorInvalidRequest,
  rate_limited: labels.errorRateLimited,
  server_error: labels.errorServerError,
  not_a_stream: labels.errorNotAStream,
  answer_failed: labels.errorAnswerFailed,
  interrupted: labels.errorInterrupted,
  empty_answer: labels.errorEmptyAnswer
}

/** Serves a page with the widget, and answers its questions, from the same origin, with the handlers of `answer`. */
const startServer = async () => {
  const handlers: Handler[] = []
  let see = () => {}
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    // Chromium repeats a request when a reused connection is reset or answers 408, so no connection is reused.
    response.shouldKeepAlive = false
    if (request.method === 'POST') {
      let text = ''
      for await (const piece of request) text += piece
      const seen = new Promise<void>(resolve => {
        see = resolve
      })
      const received = { method: 'POST', headers: request.headers, body: JSON.parse(text), seen }
      return void (await (handlers.shift() ?? stream(version2, good))(response, received))
    }
    if (path.startsWith('/widget/')) {
      response.writeHead(200, { 'content-type': 'text/javascript' })
      return void response.end(await readFile(join(widgetFolder, path.slice('/widget/'.length))))
    }
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><html lang="en"><title>Faults</title>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets the next answers, and drops those that were not used yet. */
    answer: (next: Handler[]) => void handlers.splice(0, handlers.length, ...next),
    see: () => see(),
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}

type Window = { assistant: Assistant }

interface StoredMessage {
  role: string
  parts: { text?: string }[]
  metadata?: { interrupted?: boolean }
}

/** Asks in the page, and returns what the reader sees and what is stored, once that is at least `messages` messages. */
const ask = (page: Page, text: string, messages = 0) =>
  page.evaluate(
    async ([question, messages]) => {
      const { assistant } = window as unknown as Window
      const code = await assistant.ask(question).then(
        () => undefined,
        error => error.code as string
      )
      const root = document.querySelector('docs-assistant')?.shadowRoot
      const isTold = () => !code || root?.querySelector('[role=alert]')
      const readStored = (): StoredMessage[] => {
        const kept = Object.entries(localStorage)
        const current = kept.find(([key]) => key.includes(':current:'))?.[1]
        const [, record = '\n[]'] = kept.find(([key]) => key.endsWith(`:${current}`)) ?? []
        return JSON.parse(record.split('\n')[1] ?? '[]')
      }
      // The view draws in the next frame, which ends when the one after it begins. The code for errors is loaded late.
      for (let frame = 0; frame < 2 || (frame < 600 && !isTold()); frame++) await new Promise(requestAnimationFrame)
      // The conversation is stored only after the widget has checked the other tabs.
      for (let frame = 0; frame < 200 && readStored().length < messages; frame++)
        await new Promise(requestAnimationFrame)
      const textsOf = (selector: string) =>
        [...(root?.querySelectorAll(selector) ?? [])].map(node => node.textContent ?? '')
      const stored = readStored()
      return {
        code,
        alert: textsOf('[role=alert]').join(),
        questions: textsOf('article.question'),
        answer: textsOf('article.answer .markdown').join(' '),
        marked: textsOf('.interrupted').length > 0,
        retry: textsOf('.problem button').join(),
        stored: stored.map(message => ({
          role: message.role,
          text: message.parts.map(part => part.text ?? '').join(''),
          interrupted: message.metadata?.interrupted === true
        }))
      }
    },
    [text, messages] as const
  )

const words = (text: string) => text.replace(/\s+/g, ' ').trim()

const groups: Record<string, Fault[]> = {
  'streams of version 1': streamFaults(version1),
  'streams of version 2': streamFaults(version2),
  'events out of order': eventFaults,
  refusals: [...statusFaults, ...waitFaults],
  'success without an answer': bodyFaults
}

for (const [group, faults] of Object.entries(groups)) {
  test(
    `${group}: the reader is told, the words are kept, the next question works`,
    group === 'success without an answer' ? {} : slow,
    async ({ page }) => {
      test.setTimeout(600_000)
      const server = await startServer()
      await page.goto(server.url)
      await page.evaluate(async () => {
        const path = '/widget/index.js'
        const { mount } = await import(path)
        Object.assign(window, { assistant: mount({ endpoint: '/message', layout: 'inline' }) })
      })
      for (const fault of faults) {
        await page.evaluate(timeouts => {
          const { assistant } = window as unknown as Window
          assistant.update({ timeouts })
          assistant.newThread()
        }, fault.options?.timeouts ?? { firstByte: 5000, idle: 5000 })
        server.answer(fault.serve)
        const shown = fault.text
          ? page
              .getByText(words(fault.text).slice(0, 20))
              .first()
              .waitFor()
              .catch(() => {})
          : undefined
        void shown?.then(server.see)
        const seen = await ask(page, 'First question', fault.text ? 2 : 1)
        const told = fault.code ? sentences[fault.code] : ''
        const whole = words(fault.text ?? '')
        // When a connection breaks, Chromium may discard bytes that it has received and not delivered yet.
        const text = fault.code === 'interrupted' && whole.startsWith(words(seen.answer)) ? words(seen.answer) : whole
        const isMarked = Boolean(text && fault.code && fault.code !== 'empty_answer')
        expect({
          fault: fault.name,
          code: seen.code,
          alert: seen.alert,
          marked: seen.marked,
          questions: seen.questions
        }).toEqual({
          fault: fault.name,
          code: fault.code,
          alert: told,
          marked: isMarked,
          questions: ['First question']
        })
        expect([fault.name, words(seen.answer)]).toEqual([fault.name, text])
        const canRetry = fault.code !== undefined && !notRetryable.includes(fault.code)
        expect([fault.name, seen.retry !== '']).toEqual([fault.name, canRetry])
        expect([fault.name, seen.stored[0]]).toEqual([
          fault.name,
          { role: 'user', text: 'First question', interrupted: false }
        ])
        if (text) expect([fault.name, seen.stored[1]?.interrupted]).toEqual([fault.name, isMarked])
        server.answer([])
        const next = await ask(page, 'Second question')
        expect([fault.name, next.code, words(next.answer).endsWith('A good answer')]).toEqual([
          fault.name,
          undefined,
          true
        ])
      }
      server.close()
    }
  )
}
