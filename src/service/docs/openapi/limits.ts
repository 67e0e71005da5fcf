import type { PhrasingContent } from 'mdast'
import { text } from '../markup/content.ts'

/** Most values of an enumeration that are named. */
const maxValues = 50

/**
 * What limits the values of a schema, as sentences: “One of `on`, `off`. At most `100`.”
 *
 * @param said What is said of it besides, and is not said again.
 */
export const limitsOf = (schema: Record<string, unknown>, said = ''): PhrasingContent[] => {
  const words = new Set(said.split(/[^\p{L}\p{N}_.:/-]+|[.:](?=\s|$)/u))
  const isNew = (value: unknown) => !words.has(String(value))
  const { items, pattern, const: constant } = schema
  const values = listedIn(schema.enum) ?? listedIn((items as Record<string, unknown> | undefined)?.enum)
  const sentences: PhrasingContent[][] = [
    ...(values?.some(isNew) ? [[text('One of '), ...separated(values), text('.')]] : []),
    ...(isScalar(constant) ? [[text('Always '), code(constant), text('.')]] : []),
    ...ranges.flatMap(({ from, to, unit }) => {
      const [least, most] = [schema[from], schema[to]]
      const behind = (count: number) => text(unit ? ` ${unit}${count === 1 ? '' : 's'}.` : '.')
      return [
        ...(typeof least === 'number' && isNew(least) ? [[text('At least '), code(least), behind(least)]] : []),
        ...(typeof most === 'number' && isNew(most) ? [[text('At most '), code(most), behind(most)]] : [])
      ]
    }),
    ...(typeof pattern === 'string' ? [[text('Matches '), code(pattern), text('.')]] : []),
    ...(isScalar(schema.example) && isNew(schema.example) ? [[text('Example: '), code(schema.example), text('.')]] : [])
  ]
  return sentences.flatMap((sentence, at) => (at > 0 ? [text(' '), ...sentence] : sentence))
}

const ranges = [
  { from: 'minimum', to: 'maximum', unit: '' },
  { from: 'minLength', to: 'maxLength', unit: 'character' },
  { from: 'minItems', to: 'maxItems', unit: 'item' }
]

const listedIn = (values: unknown): Scalar[] | undefined => {
  const scalars = Array.isArray(values) ? values.filter(isScalar) : []
  return scalars.length > 0 ? scalars.slice(0, maxValues) : undefined
}

type Scalar = string | number | boolean

const isScalar = (value: unknown): value is Scalar =>
  (typeof value === 'string' && value.trim() !== '' && value.length <= 200) ||
  typeof value === 'number' ||
  typeof value === 'boolean'

const separated = (values: Scalar[]): PhrasingContent[] =>
  values.flatMap((value, at) => (at > 0 ? [text(', '), code(value)] : [code(value)]))

const code = (value: Scalar): PhrasingContent => ({ type: 'inlineCode', value: String(value) })
