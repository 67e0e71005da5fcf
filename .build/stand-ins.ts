import type { Plugin } from 'vite'

/** What the AI SDK imports and the widget never reaches, each with the module that has those of its names that it does. */
const standIns: Record<string, string | undefined> = {
  // The transport decodes for itself, so no schema is ever used.
  zod: undefined,
  // Only `useCompletion` and `useObject` use it.
  swr: undefined,
  // Its hooks are Preact’s own; the rest would teach Preact the habits of React.
  'preact/compat': 'preact/hooks'
}

const prefix = '\0docs-assistant:stand-in:'

/**
 * Puts a module without content in the place of each of these in the browser’s bundle. When something of it comes to be
 * reached, the build fails and names it.
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
