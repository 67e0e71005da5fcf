import { defineConfig } from 'playwright/test'
import { findBrowser, launchOptions } from './browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    launchOptions: { ...launchOptions, executablePath: findBrowser() },
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off'
  }
})
