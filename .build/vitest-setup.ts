import { vi } from 'vitest'

// Vitest waits one second, which a busy machine can need for a single answer of a server. No configuration changes that.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 20_000, ...options })
