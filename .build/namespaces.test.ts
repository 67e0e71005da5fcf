import { expect, it } from 'vitest'
import { withPlainNamespaces } from './namespaces.ts'

const runtime = 'import { n as __exportAll } from "./rolldown-runtime-abc.js";\n'
const namespace = 'var panel_exports = /* @__PURE__ */ __exportAll({ one: () => one$1,\n\ttwo: () => two });\n'

it('reads each export when it is asked for, and needs no runtime', () => {
  const code = withPlainNamespaces(`${runtime}${namespace}const one$1 = 1, two = 2`)
  expect(code).not.toMatch(/import|__exportAll/)
  const { one, two } = new Function(`${code}; return panel_exports`)()
  expect([one, two]).toEqual([1, 2])
})

it('leaves a chunk as it is whose namespaces are written in another way', () => {
  const code = `${runtime}${namespace}var other = __exportAll(others);`
  expect(withPlainNamespaces(code)).toBe(code)
})
