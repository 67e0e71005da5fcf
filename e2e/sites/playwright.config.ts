import { defineConfig } from 'playwright/test'
import { findWholeBrowser, launchOptions } from '../browser.ts'

// Workers take it from the environment: what one has built, the next one finds.
process.env.SITES_RUN ??= String(process.pid)

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../test-results/sites',
  globalTeardown: './teardown.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./table.ts'], ['json', { outputFile: '../../test-results/sites.json' }]],
  use: {
    launchOptions: { ...launchOptions, executablePath: findWholeBrowser() },
    locale: 'en-US',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    viewport: { width: 1360, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off'
  }
})
