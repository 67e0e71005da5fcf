import { type ESTree, Visitor } from 'rolldown/utils'

/** A named piece of a module. */
export interface Place {
  /**
   * `name` for a function, `Class.name` for a method or a function assigned to `this` in a class. Inside of one of them:
   * `name: case` for a case of a switch, `name: if condition` for the branch of an if, `name: new Class` for a construction.
   */
  name: string
  start: number
  end: number
  /** The block of a function; elsewhere the place itself. */
  body: { start: number; end: number }
  /** Returns the code that replaces the place, with a call inside. */
  around(call: string): string
  /** The code that empties a case or a branch, and the range that it replaces. */
  skip?: Range & { code: string }
}

type Range = Pick<ESTree.Node, 'start' | 'end'>

const asExpression = (call: string) => call
const asBlock = (call: string) => `{ ${call} }`
const asArrow = (call: string) => `() => ${call}`
const asMethod = (call: string) => `() { ${call} }`

export const placesOf = (program: ESTree.Program, code: string): Place[] => {
  const places: Place[] = []
  const classes: string[] = []
  /** The named functions around the node that is visited. */
  const functions: string[] = []
  const inClass = (key: ESTree.Node) => `${classes.at(-1)}.${keyOf(key)}`

  const add = (name: string, { start, end }: Range, around: Place['around'], body: Range | null = null) =>
    places.push({ name, start, end, around, body: body ?? { start, end } })
  const addInside = (name: string, { start, end }: Range, around: Place['around'], skip?: Place['skip']) =>
    places.push({ name: `${functions.at(-1)}: ${name}`, start, end, around, body: { start, end }, skip })

  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier') return
      if (init?.type === 'ClassExpression') classes.push(id.name)
      if (init?.type !== 'ArrowFunctionExpression') return
      functions.push(id.name)
      add(id.name, init, asArrow, init.body)
    },
    'VariableDeclarator:exit': ({ id, init }) => {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') functions.pop()
    },
    'ClassExpression:exit': () => void classes.pop(),
    FunctionDeclaration: ({ id, body }) => {
      functions.push(id?.name ?? '')
      if (id && body) add(id.name, body, asBlock)
    },
    'FunctionDeclaration:exit': () => void functions.pop(),
    MethodDefinition: ({ key, value }) => {
      functions.push(inClass(key))
      add(inClass(key), value, asMethod, value.body)
    },
    'MethodDefinition:exit': () => void functions.pop(),
    AssignmentExpression: ({ left, right }) => {
      if (!isOwnMember(left)) return
      functions.push(inClass(left.property))
      if (right.type === 'ArrowFunctionExpression') add(inClass(left.property), right, asArrow, right.body)
    },
    'AssignmentExpression:exit': ({ left }) => {
      if (isOwnMember(left)) functions.pop()
    },
    SwitchCase: ({ test, consequent }) => {
      const [first, last] = [consequent[0], consequent.at(-1)]
      if (test?.type === 'Literal' && first && last) {
        const range = { start: first.start, end: last.end }
        addInside(`${test.value}`, range, asBlock, { ...range, code: 'break' })
      }
    },
    IfStatement: ({ test, consequent }) => {
      const { start, end } = test
      addInside(`if ${code.slice(start, end)}`, consequent, asBlock, { start, end, code: 'false' })
    },
    NewExpression: node => {
      if (node.callee.type === 'Identifier') addInside(`new ${node.callee.name}`, node, asExpression)
    }
  }).visit(program)
  return places
}

/** Whether a node is a member of `this`. */
const isOwnMember = (node: ESTree.Node): node is ESTree.MemberExpression =>
  node.type === 'MemberExpression' && node.object.type === 'ThisExpression'

const keyOf = (key: ESTree.Node) =>
  key.type === 'Identifier' || key.type === 'PrivateIdentifier'
    ? key.name
    : key.type === 'Literal'
      ? `${key.value}`
      : ''
