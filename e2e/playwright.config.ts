import { defineConfig } from 'playwright/test'
import { findBrowser, launchOptions } from './browser.ts'

export default defineConfig({
  testDir: '.',
  testIgnore: 'sites/**',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test spends much of its time waiting without using a processor, so three run at once.
  workers: 3,
  // Long enough for a machine whose load is five times its number of processors. On an idle one no test takes as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    launchOptions: { ...launchOptions, executablePath: findBrowser() },
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off'
  }
})
