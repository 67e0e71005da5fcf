import { parser } from '@lezer/python'

/** Reads the literal assignments at the top level of a Python file without running it. Other values are `undefined`. */
export const pythonLiterals = (source: string): Record<string, unknown> => {
  const names: Names = new Map()
  for (const statement of childrenOf(parser.parse(source).topNode)) {
    const parts = statement.name === 'StatementGroup' ? childrenOf(statement) : [statement]
    for (const part of parts) readStatement(part, source, names)
  }
  return Object.fromEntries(names)
}

type SyntaxNode = ReturnType<typeof parser.parse>['topNode']

type Names = Map<string, unknown>

const readStatement = (statement: SyntaxNode, source: string, names: Names): void => {
  const nodes = childrenOf(statement)
  const [target, ...rest] = nodes
  if (target?.name === 'CallExpression') readCall(target, source, names)
  if (target?.name !== 'VariableName' || !rest.some(({ name }) => /^(AssignOp|UpdateOp)$/.test(name))) return
  const name = textOf(target, source)
  const value = literalOf(nodes.at(-1), source, names)
  const isUpdate = statement.name === 'UpdateStatement'
  names.set(name, isUpdate ? sumOf(names.get(name), value) : value)
}

/** `exclude_patterns.append('drafts')` */
const readCall = (call: SyntaxNode, source: string, names: Names): void => {
  const [callee, list] = childrenOf(call)
  const [name = '', method] = callee ? textOf(callee, source).split('.') : []
  const before = names.get(name)
  if (!Array.isArray(before)) return
  const value = literalOf(list && childrenOf(list)[1], source, names)
  if (method === 'append') names.set(name, [...before, value])
  if (method === 'extend') names.set(name, sumOf(before, value))
}

const sumOf = (left: unknown, right: unknown): unknown => {
  if (typeof left === 'string' && typeof right === 'string') return left + right
  return Array.isArray(left) ? [...left, ...(Array.isArray(right) ? right : [])] : undefined
}

const literalOf = (node: SyntaxNode | null | undefined, source: string, names: Names): unknown => {
  if (!node) return undefined
  const value = (inner: SyntaxNode | undefined) => literalOf(inner, source, names)
  const parts = childrenOf(node).filter(({ name }) => !/^[^A-Za-z]+$/.test(name))
  switch (node.name) {
    case 'String':
      return stringOf(textOf(node, source))
    case 'FormatString':
      return filledString(textOf(node, source), names)
    case 'ContinuedString':
      return parts.map(value).reduce(sumOf)
    case 'Number':
      return Number(textOf(node, source).replaceAll('_', ''))
    case 'Boolean':
      return textOf(node, source) === 'True'
    case 'None':
      return null
    case 'VariableName':
      return names.get(textOf(node, source))
    case 'ParenthesizedExpression':
      return value(parts[0])
    case 'BinaryExpression':
      return textOf(parts[1] as SyntaxNode, source) === '+' ? sumOf(value(parts[0]), value(parts[2])) : undefined
    case 'ArrayExpression':
    case 'TupleExpression':
    case 'SetExpression':
      return parts.map(value)
    case 'DictionaryExpression':
      return dictionaryOf(node, source, names)
    case 'CallExpression':
      return /(environ\.get|getenv)\(/.test(textOf(node, source)) ? value(argumentsOf(node)[1]) : undefined
    default:
      return undefined
  }
}

const dictionaryOf = (node: SyntaxNode, source: string, names: Names): Record<string, unknown> => {
  const children = childrenOf(node)
  const colons = children.flatMap(({ name }, index) => (name === ':' ? [index] : []))
  return Object.fromEntries(
    colons.map(colon => [
      String(literalOf(children[colon - 1], source, names)),
      literalOf(children[colon + 1], source, names)
    ])
  )
}

/** The arguments of a call. The second argument of reading an environment variable is its default. */
const argumentsOf = (call: SyntaxNode): SyntaxNode[] =>
  childrenOf(call.getChild('ArgList') ?? call).filter(({ name }) => /^[A-Z]/.test(name))

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', '\n': '' }

const stringOf = (text: string): string | undefined => {
  const [, prefix = '', quote, body = ''] = /^([A-Za-z]*)("""|'''|"|')(.*)\2$/s.exec(text) ?? []
  if (!quote || /[bf]/i.test(prefix)) return undefined
  return /r/i.test(prefix) ? body : body.replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter)
}

/** `f'{version}.1'`, where all of its braces hold names of texts. */
const filledString = (text: string, names: Names): string | undefined => {
  let isKnown = true
  const filled = text.replace(/^[fF]/, '').replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = names.get(name)
    isKnown &&= typeof value === 'string'
    return String(value)
  })
  return isKnown && !/[{}]/.test(filled) ? stringOf(filled) : undefined
}

const textOf = ({ from, to }: SyntaxNode, source: string): string => source.slice(from, to)

const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children.filter(({ name }) => name !== 'Comment')
}
