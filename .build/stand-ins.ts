import type { Plugin } from 'vite'

/** Imports of the AI SDK that the widget never reaches, each with a module for the few names that it does reach. */
const standIns: Record<string, string | undefined> = {
  // Our transport decodes streams itself, so no schema is ever used.
  zod: undefined,
  // Only `useCompletion` and `useObject` use it.
  swr: undefined,
  // Its hooks are those of Preact; the rest emulates React, which is not needed.
  'preact/compat': 'preact/hooks'
}

const prefix = '\0docs-assistant:stand-in:'

/**
 * Replaces each of these modules in the browser’s bundle with empty functions. Where the bundle reaches one of them, the
 * build fails and names it.
 */
export const standIn = (): Plugin => ({
  name: 'docs-assistant:stand-in',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'widget',
  resolveId: id =>
    Object.keys(standIns).some(name => id === name || id.startsWith(`${name}/`)) ? prefix + id : undefined,
  async load(id) {
    if (!id.startsWith(prefix)) return
    const name = id.slice(prefix.length)
    const real = standIns[name]
    const kept = real ? Object.keys(await import(real)) : []
    const absent = Object.keys(await import(name)).filter(name => !kept.includes(name))
    return [
      ...(real ? [`export { ${kept.join(', ')} } from '${real}'`] : []),
      ...absent.map((name, index) => `function _${index}() {} export { _${index} as ${JSON.stringify(name)} }`)
    ].join('\n')
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      for (const [id, { renderedExports }] of Object.entries(file.modules)) {
        if (!id.startsWith(prefix) || !renderedExports.length) continue
        throw new Error(`${file.fileName} reaches ${renderedExports.join(', ')} of ${id.slice(prefix.length)}.`)
      }
    }
  }
})
