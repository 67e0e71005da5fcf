/** One turn at a time: a newer one stops the one under way and waits for its end. */
export interface Turns {
  /**
   * @param stop ends the turn under way
   * @param run begins when that has ended; it is told whether a newer turn waits already
   */
  take<Result>(stop: () => void, run: (isNewest: () => boolean) => Promise<Result>): Promise<Result>
  /** No turn that waits is the newest any more; resolves when the one under way has ended. */
  end(): Promise<unknown>
}

export const createTurns = (): Turns => {
  let newest = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    take(stop, run) {
      const number = ++newest
      stop()
      const turn = last.then(() => run(() => number === newest))
      last = turn.catch(() => {})
      return turn
    },
    end() {
      newest++
      return last
    }
  }
}
