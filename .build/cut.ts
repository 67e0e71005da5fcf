import { RolldownMagicString } from 'rolldown'
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'
import { type Place, placesOf } from './places.ts'

/** The code to cut out of a module because the widget never reaches it. */
export interface Cut {
  /** Top-level constants made from one of these names are marked as free of side effects, so that unused ones are dropped. */
  droppable?: { from: string[]; count: number }
  /** Places that throw instead of running (`placesOf` says how they are named), with how often each name must occur. */
  unreached?: (string | [name: string, count: number])[]
  /** Cases of a switch and branches that are emptied, because their effect has no meaning in the widget. */
  ignored?: (string | [name: string, count: number])[]
  /** Functions that do nothing unless a condition holds; they throw when it holds. */
  idle?: { function: string; unless: string }[]
  /** Conditions that always have this value in a function; the function throws when they have another. */
  assumed?: { in: string; condition: string; value: boolean }[]
}

/** The module whose `unreached` throws, which the cut modules import. */
export const unreachedModule = 'docs-assistant:unreached'
export const unreachedCode = `export const unreached = () => {
  throw new Error('Docs Assistant is built without this code.')
}`

/**
 * Cuts unreached code out of a module. The module must contain each piece exactly as often as the cut says: a release
 * that does not fails the build instead of being cut in half.
 */
export const cutModule = (file: string, code: string, cut: Cut): string => {
  const { droppable, unreached = [], ignored = [], idle = [], assumed = [] } = cut
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const text = new RolldownMagicString(code)
  const places = placesOf(program, code)
  const named = (name: string, count = 1): Place[] => {
    const found = places.filter(place => place.name === name)
    if (found.length !== count) throw new Error(`${file} holds ${found.length} of “${name}”, not ${count}.`)
    return found
  }
  const withBlock = (name: string): Place => {
    const [place] = named(name) as [Place]
    if (code[place.body.start] !== '{') throw new Error(`${file} has no block in ${name}.`)
    return place
  }

  if (droppable) {
    const found = initializers(program).filter(init => droppable.from.includes(rootOf(init)))
    if (found.length !== droppable.count) {
      throw new Error(`${file} holds ${found.length} statements that may be dropped, not ${droppable.count}.`)
    }
    for (const { start, end } of found) text.appendRight(start, '/* @__PURE__ */ (() => ').appendLeft(end, ')()')
  }
  for (const [name, count] of counted(unreached)) {
    for (const { start, end, around } of named(name, count)) text.update(start, end, around(call))
  }
  for (const [name, count] of counted(ignored)) {
    for (const { skip } of named(name, count)) {
      if (!skip) throw new Error(`${name} of ${file} is no case and no branch.`)
      text.update(skip.start, skip.end, skip.code)
    }
  }
  for (const { function: name, unless } of idle) {
    const { body } = withBlock(name)
    text.update(body.start, body.end, `{ if (${unless}) ${call} }`)
  }
  for (const { in: name, condition, value } of assumed) {
    const { body } = withBlock(name)
    const found = expressions(program, code, condition).filter(({ start, end }) => start > body.start && end < body.end)
    if (!found.length) throw new Error(`${file} holds no “${condition}” in ${name}.`)
    for (const { start, end } of found) text.update(start, end, `${value}`)
    text.appendRight(body.start + 1, `if ((${condition}) !== ${value}) ${call};`)
  }
  if (unreached.length || idle.length || assumed.length)
    text.prepend(`import { unreached } from '${unreachedModule}'\n`)
  return text.toString()
}

const counted = (names: (string | [name: string, count: number])[]) =>
  names.map(name => (typeof name === 'string' ? ([name, 1] as const) : name))

/** The call has no argument with a name, which would take more bytes than the cut saves; the stack trace shows the place. */
const call = 'unreached()'

const initializers = ({ body }: ESTree.Program) =>
  body.flatMap(statement =>
    statement.type === 'VariableDeclaration' ? statement.declarations.flatMap(({ init }) => init ?? []) : []
  )

/** The root identifier of an expression: `z` in `z.object({ … }).optional()`, or the base of a class. */
const rootOf = (node: ESTree.Expression | null): string => {
  switch (node?.type) {
    case 'Identifier':
      return node.name
    case 'CallExpression':
    case 'NewExpression':
      return rootOf(node.callee)
    case 'MemberExpression':
      return rootOf(node.object)
    case 'ClassExpression':
      return rootOf(node.superClass)
    case 'ArrayExpression':
      return node.elements[0]?.type === 'SpreadElement' ? rootOf(node.elements[0].argument) : ''
    default:
      return ''
  }
}

/** Every comparison and every member expression with this source text. */
const expressions = (program: ESTree.Program, code: string, condition: string) => {
  const found: ESTree.Expression[] = []
  const take = (node: ESTree.Expression) => {
    if (code.slice(node.start, node.end) === condition) found.push(node)
  }
  new Visitor({ BinaryExpression: take, MemberExpression: take }).visit(program)
  return found
}
