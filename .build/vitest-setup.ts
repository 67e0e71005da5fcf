import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject, vi } from 'vitest'

// Vitest waits one second, which a busy machine can need for a single answer of a server. No configuration changes that.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 20_000, ...options })

// A folder for each file: a service looks at what stands beside its docs, and a thousand folders there take it long.
process.env.TMPDIR = mkdtempSync(join(inject('temporaryFolder'), 'file-'))

// A page that the file before has left.
if (typeof document !== 'undefined') {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
}
