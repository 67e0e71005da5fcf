import type { Shell } from '../../../terminal/shell.ts'
import type { Finding } from '../../checks/doctor/finding.ts'
import { printRows } from './rows.ts'

/** Prints what was found, and under it why that matters and what to change. */
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
