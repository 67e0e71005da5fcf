import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A Chromium or Chrome on the PATH, else Playwright's own. Throws one sentence when there is none. */
export const findBrowser = (): string => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.flatMap(folder => names.map(name => join(folder, name))).find(isExecutable)
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
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A sandboxed frame has no origin of its own and may not reach this machine without it.
    '--disable-features=LocalNetworkAccessChecks'
  ]
}
