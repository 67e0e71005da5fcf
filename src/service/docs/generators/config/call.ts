import { isObject } from '../../../../shared/objects.ts'

// A configuration is read and never run. What a call would give is unknown; what it was given says nearly as much.

/** Something that a package exports. */
export class Imported {
  readonly module: string

  constructor(module: string) {
    this.module = module
  }
}

/** A call that was not made: `starlight({ title: 'Lamp' })`. */
export class Call {
  readonly callee: unknown
  readonly given: unknown[]

  constructor(callee: unknown, given: unknown[]) {
    this.callee = callee
    this.given = given
  }
}

/**
 * What stands for a value. A call stands for the objects that it was given, the later over the earlier
 * (`defineConfig({ … })`, `mergeConfig(shared, { … })`), or for the first text (`require.resolve('./docs')`).
 */
export const settled = (value: unknown): unknown => {
  if (!(value instanceof Call)) return value
  // A function of the configuration’s own stands for what it returns.
  const values = [value.callee, ...value.given].map(settled)
  const objects = values.filter(isPlain)
  if (objects.length > 0) return Object.assign({}, ...objects)
  return values.find(item => typeof item === 'string' || Array.isArray(item))
}

/** The value as an object; an empty one where it is none. */
export const asObject = (value: unknown): Record<string, unknown> => {
  const object = settled(value)
  return isPlain(object) ? object : {}
}

export const asList = (value: unknown): unknown[] => {
  const list = settled(value)
  return Array.isArray(list) ? list : []
}

export const asText = (value: unknown): string | undefined => {
  const text = settled(value)
  return typeof text === 'string' ? text : undefined
}

export const asTexts = (value: unknown): string[] => asList(value).flatMap(item => asText(item) ?? [])

/** The call of what a package exports, wherever it stands in a value: `nextra({ … })` of `nextra`. */
export const callOf = (value: unknown, module: string): Call | undefined => {
  if (!(value instanceof Call)) {
    const inner = Array.isArray(value) ? value : isPlain(value) ? Object.values(value) : []
    return firstOf(inner, module)
  }
  if (value.callee instanceof Imported && value.callee.module === module) return value
  return callOf(value.callee, module) ?? firstOf(value.given, module)
}

const firstOf = (values: unknown[], module: string): Call | undefined => {
  for (const value of values) {
    const found = callOf(value, module)
    if (found) return found
  }
  return undefined
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !(value instanceof Call) && !(value instanceof Imported) && !(value instanceof RegExp)
