import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { expect } from '../test.ts'
import { freePort } from './build.ts'
import { type ForeignPage, keys, type Point } from './foreign-page.ts'

/**
 * Opens a page in WebKitGTK’s MiniBrowser on a virtual display. It speaks the W3C’s WebDriver protocol with WebKit’s
 * driver directly, because none of our packages supports that driver.
 */
export const openWebKit = async (): Promise<ForeignPage> => {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!binary) throw new Error('Install WebKitGTK’s driver (on Debian “apt-get install webkit2gtk-driver xvfb”).')
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe']
  })
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // WebKit’s sandbox needs user namespaces, which root does not have in a container.
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore'
  })
  const call: Call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`WebKit: ${value?.message || value?.error}`)
    return value
  }
  await expect.poll(() => call('GET', '/status').catch(() => undefined)).toBeTruthy()
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } }
  })
  const session = `/session/${sessionId}`
  const page = tabOf(
    (method, path, body) => call(method, session + path, body),
    await call<string>('GET', `${session}/window`)
  )
  return {
    ...page,
    async close() {
      await call('DELETE', session)
      await Promise.all([driver, display].map(stop))
    }
  }
}

type Call = <Result>(method: string, path: string, body?: object) => Promise<Result>

const tabOf = (callSession: Call, handle: string): ForeignPage => {
  const call: Call = async (method, path, body) => {
    await callSession('POST', '/window', { handle })
    return callSession(method, path, body)
  }
  const pressAll = (values: string[]) =>
    call<void>('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: values.flatMap(value => [
            { type: 'keyDown', value },
            { type: 'keyUp', value }
          ])
        }
      ]
    })
  const point = (actions: object[]) =>
    call<void>('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })
  return {
    goto: url => call('POST', '/url', { url }),
    reload: () => call('POST', '/refresh', {}),
    back: () => call('POST', '/back', {}),
    run: (work, ...args) =>
      call('POST', '/execute/sync', { script: `return (${work}).apply(undefined, arguments)`, args }),
    type: text => pressAll([...text]),
    press: key => pressAll([keys[key]]),
    drag: (from, to = from) =>
      point([
        move(from),
        { type: 'pointerDown', button: 0 },
        ...(to === from ? [] : [move({ x: (from.x + to.x) / 2, y: to.y }), move(to)]),
        { type: 'pointerUp', button: 0 }
      ]),
    pressButton: (name, at) => {
      const button = { middle: 1, right: 2 }[name]
      return point([move(at), { type: 'pointerDown', button }, { type: 'pointerUp', button }])
    },
    resize: (width, height) => call('POST', '/window/rect', { width, height }),
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    async newTab() {
      const { handle } = await call<{ handle: string }>('POST', '/window/new', { type: 'window' })
      return tabOf(callSession, handle)
    },
    close: () => call('DELETE', '/window')
  }
}

const stop = (child: ChildProcess) => {
  const ended = once(child, 'exit')
  child.kill()
  return ended
}
