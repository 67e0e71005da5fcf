import type * as v from 'valibot'

const wrongType: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  loose_object: 'must be an object',
  strict_object: 'must be an object'
}

/** What is wrong with a value, in plain words, where its schema has no words of its own. */
export const plainMessage = ({ type, input, expected, received, requirement }: v.BaseIssue<unknown>): string => {
  if (received === 'undefined') return 'is required'
  if (type === 'max_length') {
    return typeof input === 'string'
      ? `must be at most ${requirement} characters`
      : `must have at most ${requirement} entries`
  }
  if (type === 'min_value') return `must be at least ${requirement}`
  // The library’s list of choices: `("user" | "assistant")`.
  if (type === 'picklist') return `must be one of ${expected?.replace(/["()]/g, '').replaceAll(' |', ',')}`
  return wrongType[type] ?? 'is not valid'
}
