import type { Expression } from 'acorn'

/** The value of a literal JavaScript expression; what is not literal is `undefined`. Nothing is run. */
export const literalValue = (node: Expression): unknown => {
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined
    case 'BinaryExpression':
      return node.operator === '+' && node.left.type !== 'PrivateIdentifier'
        ? joinText(literalValue(node.left), literalValue(node.right))
        : undefined
    case 'ArrayExpression':
      return node.elements.map(element =>
        element && element.type !== 'SpreadElement' ? literalValue(element) : undefined
      )
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap(property => {
          if (property.type !== 'Property' || property.computed) return []
          const key = property.key.type === 'Identifier' ? property.key.name : literalValue(property.key as Expression)
          return typeof key === 'string' ? [[key, literalValue(property.value)]] : []
        })
      )
    default:
      return undefined
  }
}

const joinText = (left: unknown, right: unknown) =>
  typeof left === 'string' && typeof right === 'string' ? left + right : undefined
