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
