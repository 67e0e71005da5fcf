export const sum = (numbers: Iterable<number>): number => {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/** How many of them are such, without a list of those. */
export const count = <Item>(items: readonly Item[], isSuch: (item: Item) => boolean): number => {
  let found = 0
  for (const item of items) if (isSuch(item)) found++
  return found
}

/** A whole number written in digits alone; `undefined` for anything else, also where JavaScript reads a number in it. */
export const parseWholeNumber = (text: string): number | undefined => {
  const number = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : undefined
}
