/** The result of a promise, or `late` where it takes longer than the given milliseconds. Rejects when the promise does before. */
export const raceTimeout = async <Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | 'late'> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>(resolve => {
    timer = setTimeout(resolve, milliseconds, 'late')
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
