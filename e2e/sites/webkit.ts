import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { expect } from '../test.ts'
import { freePort } from './build.ts'

/** A page of WebKitGTK’s own small browser, on a display that nobody sees. */
export interface WebKitPage {
  goto(url: string): Promise<void>
  type(text: string): Promise<void>
  /** Runs the body of a function in the page. */
  run(script: string): Promise<unknown>
  close(): Promise<void>
}

export const enter = '\uE007'

/** Speaks the W3C’s WebDriver protocol with the driver of WebKitGTK, which no package of ours drives. */
export const openWebKit = async (): Promise<WebKitPage> => {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!binary) throw new Error('Install WebKitGTK’s driver (on Debian “apt-get install webkit2gtk-driver xvfb”).')
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1360x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe']
  })
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Its sandbox wants user namespaces, which root in a container does not have.
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore'
  })
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`WebKit: ${value?.message}`)
    return value
  }
  await expect.poll(() => call('GET', '/status').catch(() => undefined)).toBeTruthy()
  const { sessionId } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } }
  })
  const session = `/session/${sessionId}`
  return {
    goto: url => call('POST', `${session}/url`, { url }),
    type: text =>
      call('POST', `${session}/actions`, {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [...text].flatMap(value => [
              { type: 'keyDown', value },
              { type: 'keyUp', value }
            ])
          }
        ]
      }),
    run: script => call('POST', `${session}/execute/sync`, { script, args: [] }),
    async close() {
      await call('DELETE', session)
      await Promise.all([driver, display].map(stop))
    }
  }
}

const stop = (child: ChildProcess) => {
  const ended = once(child, 'exit')
  child.kill()
  return ended
}
