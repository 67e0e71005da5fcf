import { cpSync } from 'node:fs'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { at } from './paths.ts'

// Writes the public types, one self-contained file for each entry; only those of the transport refer to the AI SDK. A
// separate program, so that the build can run it in parallel.

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
// The types of the element in the frameworks, and of the script tag’s global: written by hand, and copied beside the
// entries that they import.
cpSync(at('.build/declarations'), at('dist/types'), { recursive: true })
