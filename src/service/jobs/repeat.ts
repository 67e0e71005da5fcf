import { setTimeout as wait } from 'node:timers/promises'

/** Does it again and again, with so many milliseconds between two times, and never twice at once. */
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

/** What comes of it, or `undefined` where it fails or takes longer than so many milliseconds. */
export const within = <Result>(milliseconds: number, result: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([result, wait(milliseconds, undefined, { ref: false })]).catch(() => undefined)
