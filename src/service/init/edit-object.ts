import { tsPlugin } from '@sveltejs/acorn-typescript'
import { type CallExpression, type Expression, type Node, type ObjectExpression, Parser, type Program } from 'acorn'

/** The place of a list in a configuration in JavaScript or TypeScript. */
export interface ListPlace {
  /** Name of the list in the object. */
  list: string
  /** The function whose argument the object is: `starlight({ … })`. Default: the object is the default export. */
  call?: string
}

/**
 * Adds an entry to a list of a configuration, which is created where it is missing, and leaves everything else unchanged.
 *
 * @throws When the file does not contain the object as a literal.
 */
export const addToList = (source: string, { list, call }: ListPlace, entry: string): string => {
  const program = parse(source)
  const object = call ? argumentOf(findCall(program, call)) : objectOf(defaultExport(program), program)
  if (!object) throw new Error(`There is no ${call ? `${call}({ … })` : 'exported object'} to add ${list} to.`)
  const found = object.properties.find(property => property.type === 'Property' && keyOf(property.key) === list)
  const spread = object.properties.findLast(({ type }) => type === 'SpreadElement')
  if (spread && (!found || spread.start > found.start)) {
    throw new Error(`What the object takes over with ... may have ${list} of its own.`)
  }
  const indentation = indentationIn(source, object)
  if (!found) {
    const text = `${list}: [\n${indent(entry, 2)}\n],`
    return insert(source, object.start + 1, `\n${indent(text, indentation)}${object.properties.length > 0 ? '' : '\n'}`)
  }
  const value = found.type === 'Property' ? found.value : undefined
  if (value?.type !== 'ArrayExpression') throw new Error(`The value of ${list} is no list that is written out.`)
  const [first] = value.elements
  return insert(
    source,
    value.start + 1,
    `\n${indent(entry, indentation + 2)}${first ? ',' : `\n${' '.repeat(indentation)}`}`
  )
}

const parse = (source: string): Program =>
  Parser.extend(tsPlugin()).parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true })

const defaultExport = ({ body }: Program): Node | undefined => {
  for (const node of body) {
    if (node.type === 'ExportDefaultDeclaration') return node.declaration
    const { expression } = node.type === 'ExpressionStatement' ? node : {}
    if (expression?.type === 'AssignmentExpression' && expression.left.type === 'MemberExpression') {
      if (isNamed(expression.left.object, 'module') && isNamed(expression.left.property, 'exports')) {
        return expression.right
      }
    }
  }
  return undefined
}

const isNamed = (node: Node, name: string): boolean =>
  node.type === 'Identifier' && 'name' in node && node.name === name

/** Finds the object literal of an expression, through names, wrappers such as `defineConfig(…)`, types and functions. */
const objectOf = (node: Node | undefined, program: Program): ObjectExpression | undefined => {
  const inner = node as (Expression & { expression?: Expression }) | undefined
  switch (inner?.type) {
    case 'ObjectExpression':
      return inner
    case 'Identifier':
      return objectOf(constantOf(inner.name, program), program)
    case 'CallExpression':
      // Only calls of plain functions, because the first argument of `Object.assign({}, …)` is not the configuration.
      return inner.callee.type === 'Identifier' ? objectOf(inner.arguments[0], program) : undefined
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return objectOf(returned(inner.body), program)
    default:
      return inner?.expression && objectOf(inner.expression, program)
  }
}

const constantOf = (name: string, { body }: Program): Node | undefined =>
  body
    .flatMap(node => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .find(({ id }) => isNamed(id, name))?.init ?? undefined

const returned = (body: Node): Node | undefined => {
  if (body.type !== 'BlockStatement') return body
  const last = (body as Node & { body: Node[] }).body.findLast(({ type }) => type === 'ReturnStatement')
  return (last as (Node & { argument?: Node | null }) | undefined)?.argument ?? undefined
}

const findCall = (node: unknown, name: string): CallExpression | undefined => {
  if (typeof node !== 'object' || node === null) return
  const call = node as CallExpression
  if (call.type === 'CallExpression' && isNamed(call.callee, name)) return call
  for (const value of Object.values(node)) {
    const found = findCall(value, name)
    if (found) return found
  }
  return undefined
}

const argumentOf = (call: CallExpression | undefined): ObjectExpression | undefined => {
  const first = call?.arguments[0]
  return first?.type === 'ObjectExpression' ? first : undefined
}

const keyOf = (key: Node): unknown => ('name' in key ? key.name : 'value' in key ? key.value : undefined)

/** The indentation of an object’s properties, where each is on its own line. */
const indentationIn = (source: string, { start, properties: [first] }: ObjectExpression): number => {
  const lineStart = source.lastIndexOf('\n', start) + 1
  const own = /^[ \t]*/.exec(source.slice(lineStart))?.[0].length ?? 0
  const column = first?.loc?.start.column
  return first && source.slice(start, first.start).includes('\n') && column !== undefined ? column : own + 2
}

const insert = (source: string, place: number, text: string): string =>
  source.slice(0, place) + text + source.slice(place)

const indent = (text: string, columns: number): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(columns))
