import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, createServer as createSocketServer, type Socket } from 'node:net'
import type { Page } from 'playwright/test'
import { test as base, expect, slow, startService, widget } from './test.ts'

/** Starts a model’s server with the OpenAI chat protocol, whose answers the test streams. */
const startModel = async () => {
  const answers: ServerResponse[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += piece
    if (!JSON.parse(text).stream) return response.setHeader('content-type', 'application/json').end('{"choices":[]}')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    answers.push(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const send = (delta: object, reason: string | null) =>
    answers
      .at(-1)
      ?.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`
      )
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: () => answers.length,
    isStopped: () => answers.at(-1)?.destroyed === true,
    say: (content: string) => send({ role: 'assistant', content }, null),
    finish() {
      send({}, 'stop')
      answers.at(-1)?.end('data: [DONE]\n\n')
    },
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}

/** Starts a TCP proxy in front of a server, whose connections the test can destroy. */
const startProxy = async (origin: string) => {
  let target = origin
  const sockets = new Set<Socket>()
  const requests: string[] = []
  const server = createSocketServer(client => {
    const upstream = connect(Number(new URL(target).port), '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', data => requests.push(...(`${data}`.match(/^(GET|POST) \/discovery\S+/gm) ?? [])))
    client.pipe(upstream).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Method and path of each request to the assistant’s API. */
    requests,
    /** Connects the following clients to another server. */
    switchTo(next: string) {
      target = next
    },
    cut() {
      for (const socket of sockets) socket.destroy()
    },
    close() {
      this.cut()
      server.close()
    }
  }
}

type Setting = { model: Awaited<ReturnType<typeof startModel>>; proxy: Awaited<ReturnType<typeof startProxy>> }

/** `setting` is the demo site behind such a proxy, with a service that uses the test’s model. */
const test = base.extend<{ setting: Setting }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  setting: async ({}, use) => {
    const model = await startModel()
    const { origin, stop } = await startService('docs', [], { ASSISTANT_MODEL_URL: model.url, ASSISTANT_MODEL: 'm' })
    const proxy = await startProxy(origin)
    await use({ model, proxy })
    proxy.close()
    model.close()
    await stop()
  }
})

/** Asks, streams the first words of the answer, and waits until the reader sees them. */
const begin = async (page: Page, { model, proxy }: Setting) => {
  await page.goto(proxy.origin)
  await widget(page).launcher.click()
  await widget(page).composer.fill('Which options are there?')
  await widget(page).composer.press('Enter')
  await expect.poll(model.asked).toBe(1)
  model.say('First words,')
  await expect(widget(page).answers).toContainText('First words')
}

/** Streams the rest of the answer, and expects that the reader gets it whole and without a repetition. */
const end = async (page: Page, { model }: Setting) => {
  const { answers, stop, problem } = widget(page)
  await expect(stop).toBeVisible()
  await expect(answers).toHaveAttribute('aria-busy', 'true')
  model.say(' later words,')
  await expect(answers).toContainText('First words, later words')
  model.say(' last words.')
  model.finish()
  await expect(answers).toContainText('First words, later words, last words.')
  await expect(answers).toHaveAttribute('aria-busy', 'false')
  expect((await answers.textContent())?.match(/words/g)).toHaveLength(3)
  await expect(answers).not.toContainText('Interrupted')
  await expect(problem).toHaveCount(0)
  await expect(answers).toHaveCount(1)
  expect(model.asked()).toBe(1)
}

test('an answer continues after a reload', slow, async ({ page, setting }) => {
  await begin(page, setting)
  await page.reload()
  await end(page, setting)
})

test(
  'an answer continues on the next page of the site, with the words that came in between the two pages',
  slow,
  async ({ page, setting }) => {
    await begin(page, setting)
    await page.goto('about:blank')
    setting.model.say(' between,')
    await page.goto(`${setting.proxy.origin}/options`)
    await expect(widget(page).answers).toContainText('First words, between')
    setting.model.say(' the end.')
    setting.model.finish()
    await expect(widget(page).answers).toContainText('First words, between, the end.')
    await expect(widget(page).answers).toHaveAttribute('aria-busy', 'false')
    await expect(widget(page).answers).not.toContainText('Interrupted')
  }
)

test(
  'an answer continues after its connection was cut, from the last word received',
  slow,
  async ({ page, setting }) => {
    await begin(page, setting)
    setting.proxy.cut()
    await end(page, setting)
    const resumed = setting.proxy.requests.filter(request => request.includes('after='))
    expect(resumed).toHaveLength(1)
    expect(resumed[0]).not.toMatch(/after=0$/)
  }
)

test('an answer continues when the browser is back online', slow, async ({ page, setting, context }) => {
  await begin(page, setting)
  await context.setOffline(true)
  setting.proxy.cut()
  setting.model.say(' meanwhile,')
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await expect(widget(page).answers).not.toContainText('meanwhile')
  await context.setOffline(false)
  await expect(widget(page).answers).toContainText('First words, meanwhile')
  setting.model.say(' the end.')
  setting.model.finish()
  await expect(widget(page).answers).toContainText('First words, meanwhile, the end.')
  await expect(widget(page).problem).toHaveCount(0)
})

test('Stop ends the model’s run, before and after a reload', slow, async ({ page, setting }) => {
  await begin(page, setting)
  await page.reload()
  await expect(widget(page).stop).toBeVisible()
  await widget(page).stop.click()
  await expect.poll(setting.model.isStopped).toBe(true)
  await expect(widget(page).answers).toContainText('Interrupted')
  await page.reload()
  await expect(widget(page).answers).toContainText('First words')
  await expect(widget(page).stop).toHaveCount(0)
})

test(
  'another tab that shows the conversation does not fetch the answer a second time',
  slow,
  async ({ page, setting, context }) => {
    await begin(page, setting)
    const other = await context.newPage()
    await other.goto(setting.proxy.origin)
    await widget(other).launcher.click()
    await expect(other.getByText('An answer is being written in another tab.')).toBeVisible()
    setting.model.say(' the end.')
    setting.model.finish()
    await expect(widget(other).answers).toContainText('First words, the end.')
    expect(setting.proxy.requests.filter(request => request.includes('after='))).toEqual([])
  }
)

test(
  'the question is asked once more, of another instance, when the one that answers is killed',
  slow,
  async ({ page }) => {
    const model = await startModel()
    const environment = { ASSISTANT_MODEL_URL: model.url, ASSISTANT_MODEL: 'm' }
    const first = await startService('docs', [], environment)
    const second = await startService('docs', ['--data', first.data], environment)
    const proxy = await startProxy(first.origin)
    await begin(page, { model, proxy })
    proxy.switchTo(second.origin)
    first.kill()
    // The first half of the answer stays visible until the widget knows that no instance writes the rest.
    await expect(widget(page).answers).toContainText('First words')
    await expect.poll(model.asked, { timeout: 30_000 }).toBe(2)
    model.say('All of the answer.')
    model.finish()
    const { answers, questions, problem } = widget(page)
    await expect(answers).toContainText('All of the answer.')
    await expect(answers).toHaveAttribute('aria-busy', 'false')
    await expect(answers).not.toContainText('First words')
    await expect(answers).not.toContainText('Interrupted')
    await expect(problem).toHaveCount(0)
    expect([await answers.count(), await questions.count()]).toEqual([1, 1])
    proxy.close()
    model.close()
    await second.stop()
    await first.stop()
  }
)
