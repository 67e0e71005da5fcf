import { isObject } from '../../../../shared/objects.ts'

// A configuration is parsed and never run. The result of a call is unknown, but its arguments say nearly as much.

/** An export of a package. */
export class Imported {
  readonly module: string

  constructor(module: string) {
    this.module = module
  }
}

/** A call that is not executed: `starlight({ title: 'Lamp' })`. */
export class Call {
  readonly callee: unknown
  readonly given: unknown[]

  constructor(callee: unknown, given: unknown[]) {
    this.callee = callee
    this.given = given
  }
}

/**
 * Guesses the value of an unexecuted call: its object arguments, merged (`defineConfig({ … })`,
 * `mergeConfig(shared, { … })`), or its first text (`require.resolve('./docs')`).
 */
export const settled = (value: unknown): unknown => {
  if (!(value instanceof Call)) return value
  // The callee may be a function of the configuration, which was evaluated to its return value.
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

/** Finds the call of a package’s export anywhere in a value: `nextra({ … })` of `nextra`. */
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
