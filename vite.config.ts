import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { cutAiSdk } from './.build/ai-sdk.ts'
import { listLicences, writeLicences } from './.build/licences.ts'
import { minifyTwice } from './.build/minify.ts'
import { standIn } from './.build/stand-ins.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Tells the loader the name of the panel’s chunk, which was built before it. */
const nameOfPanelChunk = (): Plugin => ({
  name: 'docs-assistant:name-of-panel-chunk',
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

/** Public types, one self-contained file for each entry; only the transport’s refer to the chat library. */
const buildTypes = async () => {
  const entries = {
    index: 'src/index.ts',
    element: 'src/element.ts',
    define: 'src/define.ts',
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
}

/** Puts a compressed copy beside each file of the widget, so that no reader waits for the service to make it. */
const compressWidget = () => {
  for (const file of readdirSync(at('dist/widget'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue
    const path = at(`dist/widget/${file}`)
    const code = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(code))
    writeFileSync(`${path}.gz`, gzipSync(code, { level: 9 }))
  }
}

const browser = { consumer: 'client' as const, define: { 'process.env.NODE_ENV': '"production"' } }
const baseline = ['chrome115', 'firefox121', 'safari17']

/** A build for Node; every library is in it, so that the package has no dependencies. */
const node = (
  input: Record<string, string>,
  target: string | string[] = 'node22',
  external: (string | RegExp)[] = []
) => ({
  consumer: 'server' as const,
  resolve: { noExternal: true as const },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    ssr: true,
    target,
    minify: false,
    rolldownOptions: {
      input,
      external,
      preserveEntrySignatures: 'strict' as const,
      output: { entryFileNames: '[name].js', chunkFileNames: 'node/[name]-[hash].js' }
    }
  }
})

export default defineConfig({
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' }
    ]
  },
  plugins: [standIn(), cutAiSdk(), minifyTwice(), nameOfPanelChunk(), listLicences()],
  environments: {
    // What a page loads as modules: the ES module, the element and their chunks.
    widget: {
      ...browser,
      build: {
        outDir: 'dist/widget',
        emptyOutDir: true,
        target: baseline,
        cssTarget: 'esnext',
        lib: { entry: [at('src/index.ts'), at('src/define.ts'), at('src/element.ts')], formats: ['es'] },
        rolldownOptions: {
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            minify: false
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
        target: baseline,
        cssTarget: 'esnext',
        rolldownOptions: {
          input: at('src/script.ts'),
          output: { format: 'iife', entryFileNames: 'docs-assistant.js' }
        }
      }
    },
    // The transport alone shares the chat library with the application that uses it.
    transport: node({ transport: at('src/transport/index.ts') }, baseline, ['ai', /^@ai-sdk\//]),
    // What runs on Node.
    service: node({ service: at('src/service/index.ts'), admin: at('src/admin/index.ts'), cli: at('src/cli.ts') })
  },
  builder: {
    async buildApp({ build, environments }) {
      rmSync(at('dist'), { recursive: true, force: true })
      for (const name of ['widget', 'script', 'transport', 'service']) {
        const environment = environments[name]
        if (environment) await build(environment)
      }
      writeLicences(at('dist'))
      compressWidget()
      cpSync(at('public'), at('dist/public'), { recursive: true })
      await buildTypes()
    }
  },
  test: {
    include: ['{src,.build}/**/*.test.{ts,tsx}'],
    // For a machine with five times as much to do as it has processors. No test waits that long where all is well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: 'vitest.setup.ts',
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]]
  }
})
