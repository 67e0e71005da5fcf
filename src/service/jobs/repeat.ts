import { setTimeout as wait } from 'node:timers/promises'

/** Repeats an action with a pause of `milliseconds`, never twice at once. */
export const repeat = (act: () => Promise<void>, milliseconds: number) => {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= act().finally(() => {
      running = undefined
    })
  }, milliseconds).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    }
  }
}

/** The result of a promise, or `undefined` where it rejects or takes longer than `milliseconds`. */
export const within = <Result>(milliseconds: number, result: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([result, wait(milliseconds, undefined, { ref: false })]).catch(() => undefined)
