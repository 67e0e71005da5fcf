import type { Shell } from '../../../terminal/shell.ts'
import type { Finding } from '../../checks/doctor/finding.ts'
import { printRows } from './rows.ts'

/** Prints each finding, and below it why it matters and what to change. */
export const printFindings = (shell: Shell, findings: Finding[]): void =>
  printRows(
    shell,
    findings.map(({ subject, verdict, found, advice, matters }) => ({
      mark: verdict,
      label: subject,
      text: found,
      below: [matters, advice].filter(line => line !== undefined),
      colour: 'bold'
    }))
  )
