import type { Plugin } from 'vite'

// The bundler writes this call for a chunk’s main module when the chunk contains other modules too.
const call = /\/\* @__PURE__ \*\/ __exportAll\(\{([^{}]*)\}\)/g
const imported = /^import \{ n as __exportAll \} from "[^"]*rolldown-runtime[^"]*";\n/m

/** Writes the namespace of an `import()`ed module as a plain object, so that the page need not load the bundler’s runtime. */
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
  // A call in another form still needs the runtime.
  return /\b__exportAll\(/.test(plain) ? code : plain.replace(imported, '')
}
