// Builds, then runs the command. `npm run dev` lets Node start this again at every change.
import { createBuilder } from 'vite'

const builder = await createBuilder({ logLevel: 'error' })
await builder.buildApp()
// Not a literal specifier, because the file does not exist before the build.
await import(new URL('../dist/cli.js', import.meta.url).href)
