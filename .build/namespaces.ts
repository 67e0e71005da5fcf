import type { Plugin } from 'vite'

// What the bundler writes for the module that a chunk is named after, when the chunk holds others as well.
const call = /\/\* @__PURE__ \*\/ __exportAll\(\{([^{}]*)\}\)/g
const imported = /^import \{ n as __exportAll \} from "[^"]*rolldown-runtime[^"]*";\n/m

/** Writes the exports that an `import()` brings as an object, and so spares the page the bundler’s runtime. */
export const plainNamespaces = (): Plugin => ({
  name: 'docs-assistant:plain-namespaces',
  applyToEnvironment: environment => environment.name === 'widget',
  renderChunk: { order: 'pre', handler: code => withPlainNamespaces(code) }
})

export const withPlainNamespaces = (code: string): string => {
  const plain = code.replace(
    call,
    (_, exports: string) => `{${exports.replace(/([\w$]+): \(\) => ([\w$]+)/g, 'get $1() { return $2 }')}}`
  )
  // A namespace written in another way still needs the runtime.
  return /\b__exportAll\(/.test(plain) ? code : plain.replace(imported, '')
}
