import type { Register } from '../../terminal/register.ts'
import { addAgentCreate } from './agent-create.ts'
import { addAgentFix } from './agent-fix.ts'
import { addAgentGet } from './agent-get.ts'
import { addAgentMessage } from './agent-message.ts'
import { addAgentWait } from './agent-wait.ts'
import { addAuditList } from './audit-list.ts'
import { addConformance } from './conformance.ts'
import { addDoctor } from './doctor.ts'
import { addFeedbackExport } from './feedback-export.ts'
import { addFeedbackList } from './feedback-list.ts'
import { addFeedbackStatus } from './feedback-status.ts'
import { addFeedbackSummary } from './feedback-summary.ts'
import { addJobsClose } from './jobs-close.ts'
import { addJobsDiff } from './jobs-diff.ts'
import { addJobsList } from './jobs-list.ts'
import { addJobsLog } from './jobs-log.ts'
import { addJobsShow } from './jobs-show.ts'
import { addQuestionsExport } from './questions-export.ts'
import { addQuestionsGaps } from './questions-gaps.ts'
import { addQuestionsList } from './questions-list.ts'
import { addQuestionsSummary } from './questions-summary.ts'
import { addReadersDelete } from './readers-delete.ts'
import { addReadersExport } from './readers-export.ts'
import { addReadersList } from './readers-list.ts'
import { addReport } from './report.ts'

/** Adds the commands of a docs team: `feedback`, `questions`, `report`, `agent`, `jobs`, `readers`, `audit`, `doctor` and `conformance`. */
export const registerAdminCommands: Register = (program, openShell) => {
  const feedback = program.command('feedback').description('what readers said of the documentation')
  addFeedbackList(feedback, openShell)
  addFeedbackExport(feedback, openShell)
  addFeedbackSummary(feedback, openShell)
  addFeedbackStatus(feedback, openShell)

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

  const jobs = program.command('jobs').description('what the agent works on, and what came of it')
  addJobsList(jobs, openShell)
  addJobsShow(jobs, openShell)
  addJobsLog(jobs, openShell)
  addJobsDiff(jobs, openShell)
  addJobsClose(jobs, openShell)

  const readers = program.command('readers').description('what is kept of a reader: show it, hand it over, delete it')
  addReadersList(readers, openShell)
  addReadersExport(readers, openShell)
  addReadersDelete(readers, openShell)

  const audit = program.command('audit').description('what was done with admin keys')
  addAuditList(audit, openShell)

  addDoctor(program, openShell)
  addConformance(program, openShell)
}
