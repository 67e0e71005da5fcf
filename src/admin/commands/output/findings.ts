import type { Finding } from '../../checks/doctor/finding.ts'
import { printable } from '../../terminal/printable.ts'
import { type Colour, paint, print, type Shell } from '../../terminal/shell.ts'

const marks: Record<Finding['verdict'], { mark: string; colour: Colour }> = {
  good: { mark: '✓', colour: 'green' },
  warning: { mark: '!', colour: 'yellow' },
  bad: { mark: '✗', colour: 'red' },
  skipped: { mark: '–', colour: 'dim' }
}

/** Prints what was found, and under it what to change. */
export const printFindings = (shell: Shell, findings: Finding[]): void => {
  const width = Math.max(...findings.map(({ subject }) => subject.length))
  for (const { subject, verdict, found, advice } of findings) {
    const { mark, colour } = marks[verdict]
    const line = (text: string) => printable(text).replaceAll(/[\n\t]+/g, ' ')
    print(shell, `${paint(colour, mark, shell.output)} ${subject.padEnd(width)}  ${line(found)}`)
    if (advice) print(shell, `  ${' '.repeat(width)}  ${paint('bold', line(advice), shell.output)}`)
  }
}
