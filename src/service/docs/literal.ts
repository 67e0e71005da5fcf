import type { Expression, Property, SpreadElement } from 'acorn'
import { isObject } from '../../shared/objects.ts'

/** Resolves an expression that is no literal: a name, a call, or a spread value. */
export type ResolveExpression = (node: Expression | SpreadElement) => unknown

/** Evaluates a literal JavaScript expression without running it; `undefined` for anything else. */
export const literalValue = (node: Expression, resolve: ResolveExpression = () => undefined): unknown => {
  const value = (inner: Expression) => literalValue(inner, resolve)
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value: { cooked } }) => cooked)
        .reduce((text, piece, index) =>
          joinText(joinText(text, value(node.expressions[index - 1] as Expression)), piece)
        )
    case 'BinaryExpression':
      return node.operator === '+' && node.left.type !== 'PrivateIdentifier'
        ? joinText(value(node.left), value(node.right))
        : resolve(node)
    case 'ArrayExpression':
      return node.elements.flatMap(element => {
        if (element?.type !== 'SpreadElement') return [element && value(element)]
        const spread = resolve(element) ?? value(element.argument)
        return Array.isArray(spread) ? spread : []
      })
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.flatMap(property => entriesOf(property, value, resolve)))
    default:
      return resolve(node)
  }
}

const entriesOf = (
  property: Property | SpreadElement,
  value: (node: Expression) => unknown,
  resolve: ResolveExpression
): [string, unknown][] => {
  if (property.type === 'SpreadElement') {
    const spread = resolve(property) ?? value(property.argument)
    return isObject(spread) ? Object.entries(spread) : []
  }
  const named = property.key.type === 'Identifier' && !property.computed
  const key = named ? (property.key as { name: string }).name : value(property.key as Expression)
  return typeof key === 'string' ? [[key, value(property.value)]] : []
}

const joinText = (left: unknown, right: unknown) =>
  typeof left === 'string' && typeof right === 'string' ? left + right : undefined
