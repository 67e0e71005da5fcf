import { cpSync } from 'node:fs'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { at } from './paths.ts'

// Public types, one self-contained file for each entry; only the transport’s refer to the AI SDK. A program of its own:
// the build starts it beside everything else.

const entries = {
  index: 'src/index.ts',
  element: 'src/element.ts',
  define: 'src/define.ts',
  feedback: 'src/feedback.ts',
  page: 'src/page.ts',
  transport: 'src/transport/index.ts',
  service: 'src/service/index.ts',
  admin: 'src/admin/index.ts'
}
const bundle = await rolldown({
  input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, at(file)])),
  external: [/^[^./]/],
  checks: { pluginTimings: false },
  plugins: [dts({ emitDtsOnly: true, eager: true, tsconfig: at('tsconfig.json') })]
})
await bundle.write({ dir: at('dist/types') })
await bundle.close()
// What the frameworks know of the element, and the global of the script tag: written as they are published, beside
// the entries that they refer to.
cpSync(at('.build/declarations'), at('dist/types'), { recursive: true })
