export const sum = (numbers: Iterable<number>): number => {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/** A whole number written in digits alone; `undefined` for anything else, also where JavaScript reads a number in it. */
export const parseWholeNumber = (text: string): number | undefined => {
  const number = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : undefined
}
