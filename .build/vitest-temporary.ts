import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    temporaryFolder: string
  }
}

/** Puts everything that tests write into one folder and removes it at the end, also what a stopped test has left. */
export default ({ provide }: TestProject): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-tests-'))
  provide('temporaryFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
