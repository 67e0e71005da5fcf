import type * as v from 'valibot'

const messages: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  loose_object: 'must be an object',
  strict_object: 'must be an object',
  record: 'must be an object',
  integer: 'must be a whole number'
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
  if (type === 'max_value') return `must be at most ${requirement}`
  // The library’s list of choices: `"user"`, or `("user" | "assistant")`.
  if (type === 'picklist' || type === 'literal')
    return `must be one of ${expected?.replace(/["()]/g, '').replaceAll(' |', ',')}`
  return messages[type] ?? 'is not valid'
}
