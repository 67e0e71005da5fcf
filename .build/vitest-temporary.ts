import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    temporaryFolder: string
  }
}

/** What tests write is in one folder, which goes with them, also what a test that was stopped has left. */
export default ({ provide }: TestProject): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-tests-'))
  provide('temporaryFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
