import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'
import { at } from './paths.ts'

/** Tells the loader the name of the panel’s chunk, which was built before it. */
export const panelChunkName = (): Plugin => ({
  name: 'docs-assistant:panel-chunk-name',
  applyToEnvironment: environment => environment.name === 'script',
  transform: {
    filter: { id: /src\/script\.ts$/ },
    handler(code) {
      const name = readdirSync(at('dist/widget/chunks')).find(file => file.startsWith('panel-'))
      if (!name) throw new Error('The panel’s chunk is not built yet.')
      if (!code.includes('__PANEL__,')) throw new Error('The loader no longer has a place for the panel’s name.')
      return code.replace('__PANEL__,', `'chunks/${name}',`)
    }
  }
})
