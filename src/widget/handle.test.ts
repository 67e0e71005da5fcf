// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { emitOn } from './handle.ts'

const host = document.createElement('docs-assistant')
const emit = emitOn(host)

it('fires events that leave the element and carry their detail', () => {
  const seen: Event[] = []
  host.addEventListener('docs-assistant:thread', event => seen.push(event), { once: true })
  expect(emit('thread', { threadId: 'thr_1' })).toBe(true)
  expect(seen).toMatchObject([{ bubbles: true, composed: true, cancelable: false, detail: { threadId: 'thr_1' } }])
})

it('says that a listener has taken a link, and lets no listener cancel anything else', () => {
  for (const name of ['docs-assistant:navigate', 'docs-assistant:open'] as const) {
    host.addEventListener(name, event => event.preventDefault(), { once: true })
  }
  expect(emit('navigate', { url: 'https://docs.example.com/', source: undefined })).toBe(false)
  expect(emit('open', {})).toBe(true)
})
