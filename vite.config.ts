import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string }

/**
 * Puts an inert stand-in for zod into the browser’s bundle: the transport decodes for itself, so no
 * schema is ever used there. If one is, the stand-in throws and names what was called.
 */
const withoutZod = (): Plugin => ({
  name: 'docs-assistant:without-zod',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'widget',
  resolveId: id => (/^zod(\/|$)/.test(id) ? `\0stand-in:${id}` : undefined),
  async load(id) {
    if (!id.startsWith('\0stand-in:')) return
    const names = Object.keys(await import(id.slice('\0stand-in:'.length))).filter(name => name !== 'default')
    return [
      'const uses = /^(parse|safeParse|encode|decode|safeEncode|safeDecode|toJSONSchema|_zod)/',
      'const standIn = path => new Proxy(() => {}, {',
      '  get: (_, name) => typeof name === "symbol" ? undefined : standIn(path + "." + name),',
      '  apply: () => {',
      '    if (uses.test(path.slice(path.lastIndexOf(".") + 1))) throw new Error("Docs Assistant carries no zod, but " + path + "() was called.")',
      '    return standIn(path + "()")',
      '  },',
      '  construct: () => standIn("new " + path)',
      '})',
      ...names.map(name => `export const ${name} = /* @__PURE__ */ standIn(${JSON.stringify(`zod.${name}`)})`)
    ].join('\n')
  }
})

/** The name of the panel’s chunk, for the loader that is built after it. */
let panelChunk = ''
const rememberPanelChunk = (): Plugin => ({
  name: 'docs-assistant:panel-chunk',
  applyToEnvironment: environment => environment.name === 'widget',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.isEntry && chunk.name === 'panel') panelChunk = chunk.fileName
    }
  }
})
const nameOfPanelChunk = (): Plugin => ({
  name: 'docs-assistant:name-of-panel-chunk',
  applyToEnvironment: environment => environment.name === 'script',
  transform: {
    filter: { id: /src\/script\.ts$/ },
    handler: code => code.replace('__PANEL__,', `${JSON.stringify(panelChunk)},`)
  }
})

const browser = { consumer: 'client' as const, define: { 'process.env.NODE_ENV': '"production"' } }

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' }
    ]
  },
  plugins: [withoutZod(), rememberPanelChunk(), nameOfPanelChunk()],
  environments: {
    // What a page loads as modules: the ES module, the element and their chunks.
    widget: {
      ...browser,
      build: {
        outDir: 'dist/widget',
        emptyOutDir: true,
        target: ['chrome115', 'firefox121', 'safari17'],
        modulePreload: false,
        rolldownOptions: {
          input: {
            index: at('src/index.ts'),
            define: at('src/define.ts'),
            element: at('src/element.ts'),
            panel: at('src/view/panel.tsx')
          },
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: chunk => (chunk.name === 'panel' ? 'chunks/panel-[hash].js' : '[name].js'),
            chunkFileNames: 'chunks/[name]-[hash].js'
          }
        }
      }
    },
    // The loader behind the script tag: one classic script.
    script: {
      ...browser,
      build: {
        outDir: 'dist/widget',
        emptyOutDir: false,
        target: ['chrome115', 'firefox121', 'safari17'],
        rolldownOptions: { input: at('src/script.ts'), output: { format: 'iife', entryFileNames: 'docs-assistant.js' } }
      }
    }
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        if (['widget', 'script'].includes(environment.name)) await builder.build(environment)
      }
    }
  }
})
