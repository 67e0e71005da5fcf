import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Command names of the full browser, as readers have it. */
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** Command names of the headless shell, which has the same engine and is twice as fast; Playwright prefers it too. */
const headlessShells = ['chromium-headless-shell', 'headless_shell']

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
export const findBrowser = () => findOnPath([...headlessShells, ...fullBrowsers])

/** As `findBrowser`, but never the headless shell. */
export const findFullBrowser = () => findOnPath(fullBrowsers)

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
    // Saves a process: nobody sees what the GPU process would draw.
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // With these checks on, a sandboxed frame, which has an opaque origin, may not reach this machine.
    '--disable-features=LocalNetworkAccessChecks'
  ]
}

/** Starts a browser, once more where it ends while it starts: Debian’s headless shell does so once in thousands of times. */
export const started = async <Started>(launch: () => Promise<Started>): Promise<Started> => {
  try {
    return await launch()
  } catch (error) {
    if (!String(error).includes('has been closed')) throw error
    return launch()
  }
}
