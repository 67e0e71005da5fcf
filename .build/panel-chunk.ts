import { at } from './paths.ts'

/** The part of a bundler’s context that tells which modules import which. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const panel = [at('src/view/panel.tsx')]
const conversation = [at('src/view/conversation/index.tsx')]
const launchers = ['src/index.ts', 'src/define.ts', 'src/element.ts'].map(at)
/** Entry modules that a page loads before the panel. */
const early = [...launchers, ...['src/view/idle.ts', 'src/widget/ask-about/ask-about.ts'].map(at)]
/** Modules that stay in the launchers’ bundles: an `index.ts` also imports modules that the launchers do not use. */
const kept = /\/src\/(widget\/|protocol\/(errors|message)\.ts$)/

/**
 * Puts everything that the panel needs into one chunk, also modules that later chunks share with it, because those load
 * after it. The same for the conversation. By default a bundler makes chunks of shared modules, which are larger and which
 * the browser discovers only after it has the panel. Modules of the launcher are in neither.
 */
export const panelChunks = (['conversation', 'panel', 'shared'] as const).map((name, priority) => ({
  name: (id: string, modules: Modules) => (chunkOf(id, modules) === name ? name : null),
  // A group takes the imports of its modules too, except for those of a group with a higher priority.
  priority
}))

const chunkOf = (id: string, modules: Modules) => {
  const isIn = (ids: readonly string[]) => reachedFrom(ids, modules).has(id)
  if (!isIn([...panel, ...conversation])) return null
  if (kept.test(id) && isIn(launchers)) return 'shared'
  if (isIn(panel)) return 'panel'
  return isIn(early) ? null : 'conversation'
}

/** These modules and all their static imports. */
const reachedFrom = (ids: readonly string[], modules: Modules, reached = new Set<string>()): Set<string> => {
  for (const id of ids) {
    if (reached.has(id)) continue
    reached.add(id)
    reachedFrom(modules.getModuleInfo(id)?.importedIds ?? [], modules, reached)
  }
  return reached
}
