import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** The whole browser, as a reader has it. */
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** The same engine without the browser around it: Playwright’s own choice, and twice as quick. */
const shell = ['chromium-headless-shell', 'headless_shell']

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Chromium's headless shell on the PATH, else a Chromium or Chrome there, else Playwright's own. Throws one sentence
 * when there is none.
 */
export const findBrowser = () => findOnPath([...shell, ...whole])

/** As `findBrowser`, but the whole browser alone. */
export const findWholeBrowser = () => findOnPath(whole)

const findOnPath = (names: string[]): string => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = names.flatMap(name => folders.map(folder => join(folder, name))).find(isExecutable)
  const own = found ?? chromium.executablePath()
  if (isExecutable(own)) return own
  throw new Error(
    'The end-to-end tests need a browser: install Chromium or Chrome so that it is on the PATH (on Debian “apt-get install chromium”), or run “npx playwright install chromium”.'
  )
}

export const launchOptions = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // One process less that draws what nobody sees.
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A sandboxed frame has no origin of its own and may not reach this machine without it.
    '--disable-features=LocalNetworkAccessChecks'
  ]
}
