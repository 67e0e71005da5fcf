import type {
  CallExpression,
  Expression,
  Function as FunctionNode,
  MemberExpression,
  NewExpression,
  Node,
  Pattern,
  Program,
  SpreadElement
} from 'acorn'
import { isObject } from '../../../../shared/objects.ts'
import { literalValue } from '../../literal.ts'
import { asObject, Call, settled } from './call.ts'

/** The names in the scope of a module. */
export interface Scope {
  lookUp: (name: string) => unknown
  /** `require('./locales')`. */
  require: (specifier: string) => unknown
}

/** Evaluates an expression of a configuration, as far as that is possible without running code. */
export const evaluate = (expression: Expression, scope: Scope): unknown =>
  literalValue(expression, node => resolve(node, scope))

const resolve = (node: Expression | SpreadElement, scope: Scope): unknown => {
  const value = (inner: Expression) => evaluate(inner, scope)
  switch (node.type) {
    case 'Identifier':
      return scope.lookUp(node.name)
    case 'MemberExpression':
      return memberOf(node, scope)
    case 'CallExpression':
    case 'NewExpression':
      return callOf(node, scope)
    case 'SpreadElement':
      return settled(value(node.argument))
    case 'AwaitExpression':
      return value(node.argument)
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return value(node.expression)
    case 'UnaryExpression':
      return node.operator === '!' ? !value(node.argument) : undefined
    case 'LogicalExpression': {
      const left = value(node.left)
      if (node.operator === '&&') return left && value(node.right)
      return (node.operator === '??' ? left !== undefined && left !== null : left) ? left : value(node.right)
    }
    case 'ConditionalExpression':
      return value(node.test) ? value(node.consequent) : value(node.alternate)
    case 'BinaryExpression': {
      if (node.left.type === 'PrivateIdentifier') return
      const same = value(node.left) === value(node.right)
      return /^!==?$/.test(node.operator) ? !same : /^===?$/.test(node.operator) ? same : undefined
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return returnValue(node, scope)
    default:
      return isTypeScript(node) ? value(node.expression) : undefined
  }
}

/** `value as Type`, `value satisfies Type`, `value!`. */
const isTypeScript = (node: Node): node is Node & { expression: Expression } =>
  /^TS\w+(Expression|Assertion)$/.test(node.type) && 'expression' in node

/** A fixed environment: the site was built for production, and the environment of the service says nothing about it. */
const environment = { env: { NODE_ENV: 'production' } }

const memberOf = (node: MemberExpression, scope: Scope): unknown => {
  if (node.object.type === 'Super') return
  const known = node.object.type === 'Identifier' && node.object.name === 'process'
  const object = known ? environment : settled(evaluate(node.object, scope))
  const key = node.computed ? evaluate(node.property as Expression, scope) : (node.property as { name: string }).name
  if (!(isObject(object) || Array.isArray(object)) || !(typeof key === 'string' || typeof key === 'number')) return
  return Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined
}

const callOf = ({ callee, arguments: given }: CallExpression | NewExpression, scope: Scope): unknown => {
  const values = given.map(item => (item.type === 'SpreadElement' ? undefined : evaluate(item, scope)))
  if (callee.type === 'Identifier' && callee.name === 'require') {
    return typeof values[0] === 'string' ? scope.require(values[0]) : undefined
  }
  return new Call(callee.type === 'Super' ? undefined : evaluate(callee, scope), values)
}

/** The value that a function returns at its end: `export default async () => ({ … })`. */
export const returnValue = ({ body }: Pick<FunctionNode, 'body'>, scope: Scope): unknown => {
  if (body.type !== 'BlockStatement') return evaluate(body, scope)
  const last = body.body.findLast(statement => statement.type === 'ReturnStatement')
  return last?.argument ? evaluate(last.argument, withDeclarations(body.body, scope)) : undefined
}

/** A scope with the declarations of some statements. Each value is evaluated on first use. */
export const withDeclarations = (statements: Program['body'], outer: Scope): Scope => {
  const declared = new Map<string, () => unknown>()
  const scope: Scope = {
    ...outer,
    lookUp: name => (declared.get(name) ?? (() => outer.lookUp(name)))()
  }
  const declare = (name: string, make: () => unknown) => declared.set(name, once(make))
  for (const statement of statements) {
    if (statement.type === 'FunctionDeclaration') declare(statement.id.name, () => returnValue(statement, scope))
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations) {
      if (!init) continue
      const value = once(() => evaluate(init, scope))
      for (const [name, part] of namesOf(id, value)) declare(name, part)
    }
  }
  return scope
}

/** `config`, or the names of `{ base, title: name }`. */
const namesOf = (id: Pattern, value: () => unknown): [string, () => unknown][] => {
  if (id.type === 'Identifier') return [[id.name, value]]
  if (id.type !== 'ObjectPattern') return []
  return id.properties.flatMap(property => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.value.type !== 'Identifier') {
      return []
    }
    const { name: key } = property.key
    return [[property.value.name, () => asObject(value())[key]]]
  })
}

/** Memoises a value. A value that depends on itself is unknown. */
const once = (make: () => unknown): (() => unknown) => {
  let state: { value: unknown } | undefined
  return () => {
    if (!state) {
      state = { value: undefined }
      state = { value: make() }
    }
    return state.value
  }
}
