import { at } from './paths.ts'

/** What of a bundler’s context tells which modules import which. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const panel = [at('src/view/panel.tsx')]
const conversation = [at('src/view/conversation/index.tsx')]
const launchers = ['src/index.ts', 'src/define.ts', 'src/element.ts'].map(at)
/** What a page brings before the panel. */
const early = [...launchers, ...['src/view/idle.ts', 'src/widget/ask-about/ask-about.ts'].map(at)]
/** All that the launchers keep of what they import: an `index.ts` also names what they do not use. */
const kept = /\/src\/(widget\/|protocol\/(errors|message)\.ts$)/

/**
 * Puts everything that the panel needs into its one chunk, also what later chunks need too: they come after it. The same
 * for the conversation. A bundler would make chunks of what is shared, which the browser finds only when it has the panel,
 * and which weigh more. What a launcher has brought already is in none of them.
 */
export const panelChunks = (['conversation', 'panel', 'shared'] as const).map((name, priority) => ({
  name: (id: string, modules: Modules) => (chunkOf(id, modules) === name ? name : null),
  // A group takes what its modules need, except for what another one has taken.
  priority
}))

const chunkOf = (id: string, modules: Modules) => {
  const isIn = (ids: readonly string[]) => reachedFrom(ids, modules).has(id)
  if (!isIn([...panel, ...conversation])) return null
  if (kept.test(id) && isIn(launchers)) return 'shared'
  if (isIn(panel)) return 'panel'
  return isIn(early) ? null : 'conversation'
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
