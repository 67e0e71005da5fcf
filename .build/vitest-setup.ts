import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject, vi } from 'vitest'

// Raises the timeout of `vi.waitFor`, because a busy machine can need one second for a single response. Vitest has no
// setting for it.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 20_000, ...options })

// A temporary folder for each test file: a service lists the folder around its docs, and a thousand folders make that slow.
process.env.TMPDIR = mkdtempSync(join(inject('temporaryFolder'), 'file-'))

// Clears the page that the previous test file has left.
if (typeof document !== 'undefined') {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
}
