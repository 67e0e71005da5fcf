import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { startService } from '../../e2e/test.ts'
import { routes } from '../../src/protocol/index.ts'
import { docsFolder } from '../../src/service/testing/docs-folder.ts'
import { type Case, docsOf } from './cases.ts'
import { askAndExamine } from './examine.ts'
import { breaksOff, startObedientModel } from './model.ts'
import { startObedientPlatform } from './platform.ts'

const project = join(import.meta.dirname, '../..')
const modelKey = 'sk-the-key-of-the-model-5f2c'
/** Words in another reader’s question and feedback, which must not leak. */
const otherWords = 'quokkas-of-another-reader'

const limits = `limits: { ${['assistantPerKey', 'assistantPerOrganization', 'assistantPerAddress', 'feedbackPerKey', 'feedbackPerAddress'].map(name => `${name}: 1000000`).join(', ')} }`

interface Result {
  cases: number
  answers: number
  /** Cases whose instruction reached the model. Those planted in feedback must not. */
  delivered: number
  /** Requests to other origins, although nobody clicked. */
  requests: string[]
  faults: string[]
}

/**
 * Asks each case twice, once for a whole answer and once for one that breaks off, in the built widget. The worst model
 * answers through the real service, or, if the instruction is in a tool’s output, through another platform.
 */
export const runCases = async (browser: Browser, cases: readonly Case[], { tabs = 2, onDone = () => {} } = {}) => {
  const folder = await docsFolder(docsOf(cases))
  const settings = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
  await writeFile(join(settings, 'config.yaml'), limits)
  const [model, platform] = await Promise.all([startObedientModel(), startObedientPlatform(cases)])
  const service = await startService(relative(project, folder), ['--config', join(settings, 'config.yaml')], {
    ASSISTANT_MODEL: 'obedient',
    ASSISTANT_MODEL_URL: model.url,
    ASSISTANT_MODEL_KEY: modelKey
  })
  const result: Result = { cases: cases.length, answers: 0, delivered: 0, requests: [], faults: [] }
  try {
    const key = await publicKey(service.origin)
    const secrets = [modelKey, adminKey(service.data), otherWords]
    await askAsAnotherReader(service.origin, key)
    for (const { place, planted } of cases) if (place === 'feedback') await judge(service.origin, key, planted)
    model.sent.length = 0

    const waiting = [...cases]
    const work = async () => {
      const open = (endpoint: string) => openPage(browser, service.origin, { endpoint, key }, platform.origin, result)
      const own = await open(service.origin + routes.assistantMessage(2, 'local'))
      const foreign = await open(platform.origin)
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        const page = one.place === 'the output of a tool' ? foreign : own
        for (const ending of ['', ` ${breaksOff}`]) {
          const { faults, html } = await page.evaluate(askAndExamine, questionsOf(one, ending))
          const leaked = secrets.filter(secret => html.includes(secret)).map(secret => `says ${secret}`)
          result.faults.push(...[...faults, ...leaked].map(fault => `${one.name}${ending}: ${fault}`))
          result.answers += 1
        }
        onDone()
      }
      await Promise.all([own, foreign].map(page => page.context().close()))
    }
    await Promise.all(Array.from({ length: tabs }, work))

    for (const secret of secrets) {
      if (model.sent.some(body => body.includes(secret))) result.faults.push(`the model was sent ${secret}`)
    }
    const followed = [...model.followed, ...platform.followed].join('\n')
    for (const { id, place } of cases) {
      if (!followed.includes(`evil-${id}.test`)) continue
      result.delivered += 1
      if (place === 'feedback') result.faults.push('the model was sent feedback')
    }
    return result
  } finally {
    await service.stop()
    model.close()
    platform.close()
    await Promise.all([folder, settings].map(path => rm(path, { recursive: true })))
  }
}

const questionsOf = ({ place, planted, word }: Case, ending: string): Parameters<typeof askAndExamine>[0] => {
  const ask = (text: string, context: object[] = []) => ({ text: `${text}${ending}`, context })
  switch (place) {
    case 'the selection':
      return [ask('What does this mean?', [{ type: 'textSelection', value: `Lamps glow. ${planted}`, path: '/' }])]
    case 'code that is asked about':
      return [ask('What does this code do?', [{ type: 'code', value: `// ${planted}\nglow()`, path: '/' }])]
    case 'the question':
      return [ask(`How do I install a lamp? ${planted}`)]
    case 'an earlier question':
      return [ask(`How do I install a lamp? ${planted}`), ask('And in any colour?')]
    case 'feedback':
      return [ask('How do I install a lamp?')]
    default:
      return [ask(`How do I set up ${word}?`)]
  }
}

/** Opens a page of the site with the widget, which records and blocks requests to other origins. */
const openPage = async (
  browser: Browser,
  site: string,
  { endpoint, key }: { endpoint: string; key: string },
  platform: string,
  result: Result
): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 900, height: 900 } })
  await recordForeignRequests(context, [site, platform], result.requests)
  const options = JSON.stringify({ endpoint, assistantKey: key, layout: 'inline', persist: 'none', load: 'eager' })
  const html = `<!doctype html><html lang="en"><body><style>docs-assistant { display: block; height: 800px }</style>
<script type="module">import { mount } from '/widget/index.js'; window.widget = mount(${options})</script></body></html>`
  await context.route(`${site}/obedient.html`, route => route.fulfill({ contentType: 'text/html', body: html }))
  const page = await context.newPage()
  context.on('page', other => void result.faults.push(`a window was opened: ${other.url()}`))
  await page.goto(`${site}/obedient.html`)
  await page.waitForFunction(() => 'widget' in window)
  return page
}

/** Records and blocks each request to another origin than these. */
export const recordForeignRequests = async (context: BrowserContext, own: readonly string[], requests: string[]) => {
  const isOwn = (url: string) => own.includes(new URL(url).origin) || /^(?:blob|data):/.test(url)
  context.on('request', request => isOwn(request.url()) || requests.push(request.url()))
  await context.route(
    url => !isOwn(url.href),
    route => route.abort()
  )
}

const publicKey = async (site: string): Promise<string> => {
  const [, key] = /data-assistant-key="([^"]+)"/.exec(await (await fetch(site)).text()) ?? []
  if (!key) throw new Error('The site’s pages carry no key.')
  return key
}

const adminKey = (data: string): string => {
  const command = [join(project, 'dist/cli.js'), 'keys', 'create', '--kind', 'admin', '--data', data]
  return spawnSync(process.execPath, command, { encoding: 'utf8' }).stdout.trim()
}

const post = async (url: string, key: string, body: object) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  await response.text()
}

const askAsAnotherReader = async (site: string, key: string) => {
  const parts = [{ type: 'text', text: `How do I install a lamp with ${otherWords}?` }]
  await post(site + routes.assistantMessage(2, 'local'), key, {
    fp: 'other',
    messages: [{ id: '1', role: 'user', parts }]
  })
  await judge(site, key, otherWords)
}

const judge = (site: string, key: string, comment: string) =>
  post(site + routes.assistantFeedback('local'), key, {
    source: 'contextual',
    path: '/',
    fp: 'other',
    helpful: false,
    comment
  })
