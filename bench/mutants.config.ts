import { defineConfig } from 'vitest/config'
import project from '../vite.config.ts'

/**
 * The project’s configuration, limited to the tests of the folder whose code is mutated. The timeout is short, because
 * with many faults a test waits in vain.
 */
export default defineConfig({
  ...project,
  test: {
    ...project.test,
    isolate: false,
    testTimeout: 10_000,
    setupFiles: [],
    include: process.env.MUTANTS_TESTS?.split('\n') ?? [],
    reporters: ['default']
  }
})
