/** How many letters are missing, too many, or others (Levenshtein); `Infinity` where they are more than so many. */
export const editDistance = (from: string, to: string, most: number): number => {
  if (Math.abs(from.length - to.length) > most) return Number.POSITIVE_INFINITY
  let before = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 1; row <= from.length; row++) {
    const now = [row]
    let least = row
    for (let at = 1; at <= to.length; at++) {
      const changed = (before[at - 1] as number) + Number(from[row - 1] !== to[at - 1])
      const distance = Math.min(changed, (before[at] as number) + 1, (now[at - 1] as number) + 1)
      now.push(distance)
      least = Math.min(least, distance)
    }
    if (least > most) return Number.POSITIVE_INFINITY
    before = now
  }
  const distance = before[to.length] as number
  return distance <= most ? distance : Number.POSITIVE_INFINITY
}

/** Whether two words differ in one letter, which is missing, extra or wrong, or in two that are swapped. */
export const isOneTypoApart = (typed: string, meant: string): boolean => {
  const [a, b] = [[...typed], [...meant]]
  const start = a.findIndex((letter, at) => letter !== b[at])
  const from = start < 0 ? a.length : start
  const rest = (word: string[], skipped: number) => word.slice(from + skipped).join('')
  if (typed === meant || Math.abs(a.length - b.length) > 1) return false
  if (a.length > b.length) return rest(a, 1) === rest(b, 0)
  if (a.length < b.length) return rest(a, 0) === rest(b, 1)
  const areSwapped = a[from] === b[from + 1] && a[from + 1] === b[from]
  return rest(a, 1) === rest(b, 1) || (areSwapped && rest(a, 2) === rest(b, 2))
}
