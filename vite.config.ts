import { execFile } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { defineConfig } from 'vitest/config'
import { cutAiSdk } from './.build/ai-sdk.ts'
import { compressWidget } from './.build/compress.ts'
import { writeCustomElements } from './.build/custom-elements.ts'
import { writeIntegrity } from './.build/integrity.ts'
import { shareLabelNames } from './.build/languages.ts'
import { listLicences, listPackages, writeLicences } from './.build/licences.ts'
import { checkedImports, exportPanel, loaderConstants } from './.build/loader-constants.ts'
import { minifyTwice } from './.build/minify.ts'
import { plainNamespaces } from './.build/namespaces.ts'
import { panelChunks } from './.build/panel-chunk.ts'
import { at } from './.build/paths.ts'
import { cutPreact } from './.build/preact.ts'
import { standIn } from './.build/stand-ins.ts'

// Tests run the libraries as they are published with us: without the checks for developers, which take a third longer.
if (process.env.VITEST) process.env.NODE_ENV = 'production'

const browser = { consumer: 'client' as const, define: { 'process.env.NODE_ENV': '"production"' } }
const baseline = ['chrome115', 'firefox121', 'safari17']

/** A build for Node; every library is in it, so that the package has no dependencies. */
const node = (
  input: Record<string, string>,
  target: string | string[] = 'node22',
  { external = [], ...output }: { external?: (string | RegExp)[]; codeSplitting?: false } = {}
) => ({
  consumer: 'server' as const,
  // Vitest would take it for a wish of the tests, and put a thousand modules of libraries through Vite for each worker.
  ...(!process.env.VITEST && { resolve: { noExternal: true as const } }),
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
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'node/[name]-[hash].js',
        ...output,
        // Names of functions and classes stay, so that an error’s stack tells where it comes from.
        minify: { compress: true, mangle: { keepNames: true }, codegen: true }
      }
    }
  }
})

export default defineConfig({
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      // What requires it would bring it a second time, as CommonJS.
      { find: /^acorn$/, replacement: at('node_modules/acorn/dist/acorn.mjs') },
      { find: /^\.\/converter\/(?:semantic_html5|docbook5|manpage)\.js$/, replacement: at('.build/no-converter.ts') },
      { find: /^(?:zod\/v3|zod-to-json-schema)$/, replacement: at('.build/no-zod-3.ts') }
    ]
  },
  plugins: [
    standIn(),
    cutAiSdk(),
    cutPreact(),
    plainNamespaces(),
    exportPanel(),
    checkedImports(),
    minifyTwice(),
    shareLabelNames(),
    loaderConstants(),
    listLicences(),
    listPackages()
  ],
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
            codeSplitting: { groups: panelChunks },
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
        modulePreload: false,
        rolldownOptions: {
          input: at('src/script.ts'),
          output: { format: 'iife', entryFileNames: 'docs-assistant.js' }
        }
      }
    },
    // The rating of a page: one module that needs nothing of the widget’s.
    feedback: {
      ...browser,
      build: {
        outDir: 'dist/widget',
        emptyOutDir: false,
        target: baseline,
        cssTarget: 'esnext',
        modulePreload: false,
        lib: { entry: at('src/feedback.ts'), formats: ['es'] },
        rolldownOptions: {
          output: {
            entryFileNames: 'feedback.js',
            chunkFileNames: 'chunks/page-feedback-[name]-[hash].js',
            minify: false
          }
        }
      }
    },
    // What a reader can do with a page: the same.
    page: {
      ...browser,
      build: {
        outDir: 'dist/widget',
        emptyOutDir: false,
        target: baseline,
        cssTarget: 'esnext',
        modulePreload: false,
        lib: { entry: at('src/page.ts'), formats: ['es'] },
        rolldownOptions: {
          output: {
            entryFileNames: 'page.js',
            chunkFileNames: 'chunks/page-actions-[name]-[hash].js',
            minify: false
          }
        }
      }
    },
    // The transport alone shares the AI SDK with the application that uses it.
    transport: node({ transport: at('src/transport/index.ts') }, baseline, {
      external: ['ai', /^@ai-sdk\//],
      // An application that is built serves the files that its own build makes.
      codeSplitting: false
    }),
    // What runs on Node.
    service: node({
      service: at('src/service/index.ts'),
      admin: at('src/admin/index.ts'),
      cli: at('src/cli.ts'),
      'docs-thread': at('src/service/retrieval/reading/worker.ts')
    })
  },
  builder: {
    async buildApp({ build, environments }) {
      rmSync(at('dist'), { recursive: true, force: true })
      const types = promisify(execFile)(process.execPath, [at('.build/types.ts')])
      // What fails first is said.
      types.catch(() => {})
      for (const name of ['widget', 'script', 'feedback', 'page', 'transport', 'service']) {
        const environment = environments[name]
        if (environment) await build(environment)
      }
      writeLicences(at('dist'))
      compressWidget()
      writeIntegrity()
      writeCustomElements()
      cpSync(at('public'), at('dist/public'), { recursive: true })
      await types
    }
  },
  test: {
    include: ['{src,.build,bench}/**/*.test.{ts,tsx}'],
    tags: [{ name: 'slow', description: 'Takes seconds by its nature: `npm test` leaves it to `npm run test:slow`.' }],
    // Transformed modules are kept: the next run begins a third earlier.
    fsModuleCache: true,
    // What a file changes it changes back. Without a world of its own for each, a third of the time is saved.
    isolate: false,
    // What draws with Preact draws with the same one, also what asks for React.
    server: { deps: { inline: [/preact/, '@ai-sdk/react', 'swr', 'use-sync-external-store'] } },
    // Many tests wait for a process, a timer or a disk.
    maxWorkers: availableParallelism() + 1,
    // For a machine with five times as much to do as it has processors. No test waits that long where all is well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup: '.build/vitest-temporary.ts',
    setupFiles: '.build/vitest-setup.ts',
    // Many tests start the command; with this cache Node compiles its sources once for all of them.
    // Services that are started answer with what is built in, whatever model runs on the machine.
    env: { NODE_COMPILE_CACHE: at('node_modules/.cache/node'), ASSISTANT_MODEL: 'none' },
    reporters: [
      'default',
      ['json', { outputFile: `test-results/${process.env.TEST_POSTGRES ? 'postgres' : 'unit'}.json` }]
    ]
  }
})
