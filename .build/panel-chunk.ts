import { at } from './paths.ts'

/** What of a bundler’s context tells which modules import which. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const panel = [at('src/view/panel.tsx')]
const launchers = ['src/index.ts', 'src/define.ts', 'src/element.ts'].map(at)
/** All that these keep of what they import: an `index.ts` also names what they do not use. */
const kept = /\/src\/(widget\/|protocol\/(errors|message)\.ts$)/

/**
 * Puts everything that the panel needs into its one chunk, also what later chunks need too: they come after it. A
 * bundler would make chunks of what is shared, which the browser finds only when it has the panel, and which weigh more.
 * What a launcher has brought already is in none of them.
 */
export const panelChunks = [
  { name: (id: string, modules: Modules) => chunkOf('shared', id, modules), priority: 2 },
  { name: (id: string, modules: Modules) => chunkOf('panel', id, modules), priority: 1 }
]

const chunkOf = (chunk: 'shared' | 'panel', id: string, modules: Modules) => {
  if (!reachedFrom(panel, modules).has(id)) return null
  const isEarly = kept.test(id) && reachedFrom(launchers, modules).has(id)
  return isEarly === (chunk === 'shared') ? chunk : null
}

/** Modules that these import, at once and not later. */
const reachedFrom = (ids: readonly string[], modules: Modules, reached = new Set<string>()): Set<string> => {
  for (const id of ids) {
    if (reached.has(id)) continue
    reached.add(id)
    reachedFrom(modules.getModuleInfo(id)?.importedIds ?? [], modules, reached)
  }
  return reached
}
