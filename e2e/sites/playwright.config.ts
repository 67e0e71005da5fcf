import { defineConfig } from 'playwright/test'
import { findBrowser, launchOptions } from '../browser.ts'

// All workers of a run share this id, and so the folder of built sites: one reuses what another has built.
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
    launchOptions: { ...launchOptions, executablePath: findBrowser() },
    locale: 'en-US',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    viewport: { width: 1360, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off'
  }
})
