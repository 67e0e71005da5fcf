import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tsPlugin } from '@sveltejs/acorn-typescript'
import { type Expression, type Node, Parser, type Program } from 'acorn'
import { asObject, Imported } from './call.ts'
import { evaluate, returnValue, type Scope, withDeclarations } from './evaluate.ts'

/** A parsed configuration in JavaScript or TypeScript, as far as it is literal. */
export interface ReadConfig {
  /** The default export, with unexecuted calls; `undefined` where it cannot be read. */
  value: unknown
  /** Another export by its name: `export const config = { … }`. */
  exported: (name: string) => unknown
  /** Changes whenever one of the files that were read does. */
  stamp: string
}

/** What a script assigns to a global name such as `window.$docsify`, as far as it is literal; `undefined` where it cannot be read. */
export const readAssigned = (script: string, name: string): unknown =>
  attempt(() => {
    const { body } = parse(script, '')
    const scope = withDeclarations(body, { lookUp: () => undefined, require: specifier => new Imported(specifier) })
    for (const node of body) {
      if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') continue
      const { left, right } = node.expression
      if (script.slice(left.start, left.end) === name) return evaluate(right, scope)
    }
    return undefined
  })

type Exports = Map<string, () => unknown>

/** Parses a configuration and its local imports without running them. */
export const readConfig = (file: string): ReadConfig => {
  const modules = new Map<string, Exports>()
  const load = (path: string): Exports => {
    const known = modules.get(path)
    if (known) return known
    const exported: Exports = new Map()
    modules.set(path, exported)
    if (modules.size <= maxModules) readModule(path, exported, specifier => resolveModule(path, specifier, load))
    return exported
  }
  const exported = (name: string) => attempt(() => load(file).get(name)?.())
  const value = exported('default')
  return { value, exported, stamp: [...modules.keys()].map(stampOf).join(' ') }
}

/** Most modules that are parsed, more than any configuration has. */
const maxModules = 100

const readModule = (path: string, exported: Exports, moduleOf: (specifier: string) => Exports | Imported) => {
  const source = readFileSync(path, 'utf8')
  if (path.endsWith('.json')) {
    const json: unknown = JSON.parse(source)
    exported.set('default', () => json)
    return
  }
  const { body } = parse(source, path)
  const imports = new Map<string, () => unknown>()
  const outer: Scope = {
    lookUp: name => imports.get(name)?.(),
    require: specifier => exportOf(moduleOf(specifier), 'default')
  }
  const statements = body.map(node => (node.type === 'ExportNamedDeclaration' && node.declaration) || node)
  const scope = withDeclarations(statements, outer)
  for (const node of body) {
    switch (node.type) {
      case 'ImportDeclaration':
        for (const specifier of node.specifiers) {
          const name =
            specifier.type === 'ImportSpecifier'
              ? nameOf(specifier.imported)
              : specifier.type === 'ImportDefaultSpecifier'
                ? 'default'
                : '*'
          imports.set(specifier.local.name, () => exportOf(moduleOf(String(node.source.value)), name))
        }
        break
      case 'ExportDefaultDeclaration': {
        const { declaration } = node
        if (declaration.type === 'FunctionDeclaration') exported.set('default', () => returnValue(declaration, scope))
        else if (declaration.type !== 'ClassDeclaration') exported.set('default', () => evaluate(declaration, scope))
        break
      }
      case 'ExportNamedDeclaration':
        for (const { local, exported: name } of node.specifiers) {
          const { source: from } = node
          exported.set(nameOf(name), () =>
            from ? exportOf(moduleOf(String(from.value)), nameOf(local)) : scope.lookUp(nameOf(local))
          )
        }
        for (const name of namesDeclared(node.declaration)) exported.set(name, () => scope.lookUp(name))
        break
      case 'ExportAllDeclaration': {
        const all = moduleOf(String(node.source.value))
        if (all instanceof Map) for (const [name, value] of all) if (name !== 'default') exported.set(name, value)
        break
      }
      case 'ExpressionStatement':
        readAssignment(node.expression, exported, scope)
        break
    }
  }
}

/** `module.exports = { … }`, `exports.shared = { … }`. */
const readAssignment = (node: Expression, exported: Exports, scope: Scope) => {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return
  const { object, property } = node.left
  if (property.type !== 'Identifier') return
  const target = object.type === 'Identifier' ? `${object.name}.${property.name}` : ''
  if (target === 'module.exports') exported.set('default', () => evaluate(node.right, scope))
  else if (target.startsWith('exports.')) exported.set(property.name, () => evaluate(node.right, scope))
}

const namesDeclared = (node: Node | null | undefined): string[] => {
  if (!node) return []
  const { declarations = [], id } = node as Node & { declarations?: { id: Node }[]; id?: Node }
  return [id, ...declarations.map(declaration => declaration.id)].flatMap(found =>
    found?.type === 'Identifier' ? [(found as Node & { name: string }).name] : []
  )
}

const nameOf = (node: { type: string; name?: string; value?: unknown }): string => node.name ?? String(node.value)

/** An export by its name. In CommonJS, names are properties of the single export. */
const exportOf = (module: Exports | Imported, name: string): unknown => {
  if (module instanceof Imported) return module
  const found = module.get(name)
  if (found) return found()
  if (name === '*' || name === 'default') return Object.fromEntries([...module].map(([key, value]) => [key, value()]))
  return asObject(module.get('default')?.())[name]
}

const extensions = [
  '',
  '.ts',
  '.mts',
  '.cts',
  '.js',
  '.mjs',
  '.cjs',
  '.json',
  '/index.ts',
  '/index.mts',
  '/index.js',
  '/index.mjs'
]

const resolveModule = (from: string, specifier: string, load: (path: string) => Exports): Exports | Imported => {
  if (!/^\.{0,2}\//.test(specifier)) return new Imported(specifier)
  const path = join(dirname(from), specifier)
  // In TypeScript an import names the compiled file, `.js` for `.ts`.
  const found = [path, path.replace(/\.([mc]?)js$/, '.$1ts')]
    .flatMap(base => extensions.map(ending => base + ending))
    .find(isFile)
  return found ? load(found) : new Imported(specifier)
}

const options = { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true } as const
const TypeScriptParser = Parser.extend(tsPlugin())

const parse = (source: string, path: string): Program =>
  /\.[mc]?ts$/.test(path)
    ? TypeScriptParser.parse(source, { ...options, locations: true })
    : Parser.parse(source, { ...options, allowHashBang: true })

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

const stampOf = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${path} ${found.mtimeMs} ${found.size}` : path
}

const attempt = (read: () => unknown): unknown => {
  try {
    return read()
  } catch {
    return undefined
  }
}
