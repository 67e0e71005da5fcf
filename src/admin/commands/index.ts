import type { Command } from 'commander'
import { exitCodes } from '../terminal/exit-codes.ts'
import { processShell, type Shell } from '../terminal/shell.ts'
import { addAgentCommands } from './agent.ts'
import { addAgentFix } from './agent-fix.ts'
import { describeConformance } from './conformance.ts'
import { describeDoctor } from './doctor.ts'
import { addFeedbackExport } from './feedback-export.ts'
import { addFeedbackSummary } from './feedback-summary.ts'

/** Adds what a docs team does with the admin key: `feedback`, `agent`, `doctor` and `conformance`. */
export const addAdminCommands = (program: Command, openShell: () => Shell = processShell): void => {
  const room = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? exitCodes.done : exitCodes.usage))

  const feedback = room('feedback', 'what readers said of the documentation')
  addFeedbackExport(feedback, openShell)
  addFeedbackSummary(feedback, openShell)
  const agent = room('agent', 'have an agent work on the documentation')
  addAgentCommands(agent, openShell)
  addAgentFix(agent, openShell)
  describeDoctor(room('doctor', 'meet a deployment as a widget would, and say what to change'), openShell)
  describeConformance(room('conformance', 'try the promises of the interface against a platform'), openShell)
}
