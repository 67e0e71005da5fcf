export const sum = (numbers: Iterable<number>): number => {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/** Counts the items that pass a test, without allocating an array of them. */
export const count = <Item>(items: readonly Item[], isSuch: (item: Item) => boolean): number => {
  let found = 0
  for (const item of items) if (isSuch(item)) found++
  return found
}

/** Parses digits as a whole number. `undefined` for anything else, also for `1e3` or ` 5`, which `Number` accepts. */
export const parseWholeNumber = (text: string): number | undefined => {
  const number = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : undefined
}
