import type { Checkpoint } from '../../export/ledger.ts'
import { number } from '../../terminal/numbers.ts'
import { type Shell, say } from '../../terminal/shell.ts'

/** A line that counts on a terminal; elsewhere it stays silent. */
export const createProgress = (shell: Shell) => {
  const began = performance.now()
  let shown = 0
  let before: number | undefined
  const draw = (text: string) => shell.messages.write(`\r\u001B[K${text}`)
  return {
    show(checkpoint: Checkpoint) {
      before ??= checkpoint.rows
      const now = performance.now()
      if (!shell.messages.isTTY || now - shown < 100) return
      shown = now
      const rate = ((checkpoint.rows - before) / (now - began)) * 1000
      draw(`${number(checkpoint.rows)} entries, ${number(Math.round(rate))} a second`)
    },
    clear() {
      if (shown > 0) draw('')
    }
  }
}

/** What an export has done, in a sentence. */
export const sayResult = (shell: Shell, { rows, duplicates }: Checkpoint, place: string): void => {
  const left = duplicates > 0 ? ` (${number(duplicates)} that came twice are in it once)` : ''
  say(shell, `Exported ${number(rows)} entries to ${place}${left}.`)
}
