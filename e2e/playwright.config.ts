import { defineConfig } from 'playwright/test'
import { findBrowser, launchOptions } from './browser.ts'

export default defineConfig({
  testDir: '.',
  testIgnore: 'sites/**',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test waits for its page as often as the page for the processor.
  workers: 3,
  // For a machine with five times as much to do as it has processors. No test waits that long where all is well.
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
