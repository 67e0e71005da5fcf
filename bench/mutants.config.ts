import { defineConfig } from 'vitest/config'
import project from '../vite.config.ts'

/** The project’s configuration with the tests of the room whose code is mutated. */
export default defineConfig({
  ...project,
  test: { ...project.test, include: process.env.MUTANTS_TESTS?.split(',') ?? [], reporters: ['default'] }
})
