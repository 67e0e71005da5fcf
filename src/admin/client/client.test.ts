// @vitest-environment happy-dom
import { expect, it } from 'vitest'

it('refuses to load where there is a window', async () => {
  await expect(import('../index.ts')).rejects.toThrow(/refuses to load where there is a window/)
})
