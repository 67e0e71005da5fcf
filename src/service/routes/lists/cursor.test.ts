import { expect, it } from 'vitest'
import { createCursors } from './cursor.ts'

const cursors = createCursors(Buffer.from('secret'))

it('reads the place that it wrote for a project', () => {
  expect(cursors.read('acme', cursors.write('acme', 12))).toBe(12)
})

it.each([
  ['another project', cursors.write('lamp', 12)],
  ['a service with another secret', createCursors(Buffer.from('other')).write('acme', 12)],
  ['nobody', 'abc']
])('refuses the cursor of %s, and names the field', (_, cursor) => {
  expect(() => cursors.read('acme', cursor)).toThrow(
    expect.objectContaining({ code: 'invalid_request', details: [expect.objectContaining({ path: 'cursor' })] })
  )
})
