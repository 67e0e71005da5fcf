import type { Command } from 'commander'
import { exitCodes } from '../terminal/exit-codes.ts'
import { processShell, type Shell } from '../terminal/shell.ts'
import { registerAgentCreate } from './agent-create.ts'
import { registerAgentFix } from './agent-fix.ts'
import { registerAgentGet } from './agent-get.ts'
import { registerAgentMessage } from './agent-message.ts'
import { registerAgentWait } from './agent-wait.ts'
import { registerConformance } from './conformance.ts'
import { registerDoctor } from './doctor.ts'
import { registerFeedbackExport } from './feedback-export.ts'
import { registerFeedbackSummary } from './feedback-summary.ts'

/** Adds what a docs team does with the admin key: `feedback`, `agent`, `doctor` and `conformance`. */
export const registerAdminCommands = (program: Command, openShell: () => Shell = processShell): void => {
  // Commander ends with 1 after a mistake in the arguments; commands pass this rule on to those below them.
  program.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? exitCodes.done : exitCodes.usage))

  const feedback = program.command('feedback').description('what readers said of the documentation')
  registerFeedbackExport(feedback, openShell)
  registerFeedbackSummary(feedback, openShell)

  const agent = program.command('agent').description('have an agent work on the documentation')
  registerAgentCreate(agent, openShell)
  registerAgentMessage(agent, openShell)
  registerAgentGet(agent, openShell)
  registerAgentWait(agent, openShell)
  registerAgentFix(agent, openShell)

  registerDoctor(program, openShell)
  registerConformance(program, openShell)
}
