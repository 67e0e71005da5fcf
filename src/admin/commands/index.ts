import type { Command } from 'commander'
import { exitCodes } from '../terminal/exit-codes.ts'
import { processShell, type Shell } from '../terminal/shell.ts'
import { addAgentCreate } from './agent-create.ts'
import { addAgentFix } from './agent-fix.ts'
import { addAgentGet } from './agent-get.ts'
import { addAgentMessage } from './agent-message.ts'
import { addAgentWait } from './agent-wait.ts'
import { addConformance } from './conformance.ts'
import { addDoctor } from './doctor.ts'
import { addFeedbackExport } from './feedback-export.ts'
import { addFeedbackSummary } from './feedback-summary.ts'
import { addQuestionsExport } from './questions-export.ts'
import { addQuestionsGaps } from './questions-gaps.ts'
import { addQuestionsList } from './questions-list.ts'
import { addQuestionsSummary } from './questions-summary.ts'
import { addReport } from './report.ts'

/** Adds what a docs team does with the admin key: `feedback`, `questions`, `report`, `agent`, `doctor` and `conformance`. */
export const registerAdminCommands = (program: Command, openShell: () => Shell = processShell): void => {
  // Commander ends with 1 after a mistake in the arguments; commands pass this rule on to those below them.
  program.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? exitCodes.done : exitCodes.usage))

  const feedback = program.command('feedback').description('what readers said of the documentation')
  addFeedbackExport(feedback, openShell)
  addFeedbackSummary(feedback, openShell)

  const questions = program.command('questions').description('what readers asked, and what came of it')
  addQuestionsList(questions, openShell)
  addQuestionsExport(questions, openShell)
  addQuestionsSummary(questions, openShell)
  addQuestionsGaps(questions, openShell)

  addReport(program, openShell)

  const agent = program.command('agent').description('have an agent work on the documentation')
  addAgentCreate(agent, openShell)
  addAgentMessage(agent, openShell)
  addAgentGet(agent, openShell)
  addAgentWait(agent, openShell)
  addAgentFix(agent, openShell)

  addDoctor(program, openShell)
  addConformance(program, openShell)
}
