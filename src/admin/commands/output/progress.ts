import { duration, number } from '../../../terminal/numbers.ts'
import type { Shell } from '../../../terminal/shell.ts'
import type { Checkpoint } from '../../export/ledger.ts'
import type { PeriodFlags } from '../flags/period.ts'

/** A progress line on a terminal; it prints nothing elsewhere. */
export const createProgress = (shell: Shell, period: PeriodFlags) => {
  const began = performance.now()
  const timeLeft = createTimeLeft(period)
  let shown = 0
  let before: number | undefined
  const draw = (text: string) => shell.messages.write(`\r\u001B[K${text}`)
  return {
    show(checkpoint: Checkpoint, date?: string) {
      before ??= checkpoint.rows
      const now = performance.now()
      const left = date === undefined ? undefined : timeLeft(date, (now - began) / 1000)
      if (!shell.messages.isTTY || shell.json || now - shown < 100) return
      shown = now
      const rate = ((checkpoint.rows - before) / (now - began)) * 1000
      const reached = date ? `, up to ${date.slice(0, 10)}` : ''
      const rest = left === undefined ? '' : `, about ${duration(left)} left`
      draw(`${number(checkpoint.rows)} entries, ${number(Math.round(rate))} a second${reached}${rest}`)
    },
    clear() {
      if (shown > 0) draw('')
    }
  }
}

/** Minimum share of the period for an estimate. */
const minShare = 0.02

/**
 * Estimates how many seconds are left. Lists do not say how many entries they have, but entries come oldest first, so the
 * share of the period that was read tells how long the rest takes. Estimates nothing where they come in another order.
 */
export const createTimeLeft = ({ from, to }: PeriodFlags, now = Date.now()) => {
  const end = Math.min(now, to ? Date.parse(to) : now)
  let first = from ? Date.parse(from) : Number.NaN
  let latest = Number.NEGATIVE_INFINITY
  let isOrdered = true
  return (date: string, seconds: number): number | undefined => {
    const time = Date.parse(date)
    if (Number.isNaN(time)) return
    if (Number.isNaN(first)) first = time
    isOrdered &&= time >= latest
    latest = Math.max(latest, time)
    const share = (time - first) / (end - first)
    return isOrdered && share >= minShare && share <= 1 ? Math.ceil((seconds * (1 - share)) / share) : undefined
  }
}

/** The result of an export as a sentence. */
export const resultSentence = ({ rows, duplicates }: Checkpoint, place: string): string => {
  const left =
    duplicates > 0 ? ` (${number(duplicates)} that came twice ${duplicates === 1 ? 'is' : 'are'} in it once)` : ''
  return `Exported ${number(rows)} ${rows === 1 ? 'entry' : 'entries'} to ${place}${left}.`
}
