import type { Project, Projects } from '../projects/index.ts'
import type { Checkout, Proof, Prove } from '../runner/contract.ts'
import type { KnownQuestion, KnownQuestionStore } from '../store/index.ts'
import { ask } from './ask.ts'
import { changeOf } from './change.ts'
import type { Answered, Asked } from './contract.ts'
import { proofMarkdown } from './markdown.ts'

/** The fields of a task that the proof needs. */
type ProvedTask = Pick<Parameters<Prove>[0], 'projectId' | 'signal'> & { job: { id: string } }

/**
 * Most questions that are asked: `own` wordings of the job’s questions, and `others`, the most asked ones among the
 * `latest` questions.
 */
const bounds = { own: 50, others: 200, latest: 5_000 }

/** Creates a function that asks readers’ questions of a job’s checkout before and after its change. */
export const createProve =
  (projects: Pick<Projects, 'byId'>, known: KnownQuestionStore) =>
  async (task: ProvedTask, checkout: Checkout): Promise<Proof | undefined> => {
    const { id } = task.job
    const project = projects.byId(task.projectId)
    if (!project) return
    const own = await known.ofJob(id, bounds.own)
    const others = await known.others(task.projectId, id, { latest: bounds.latest, max: bounds.others })
    if (own.questions.length + others.length === 0) return
    const changed = await project.at(checkout.docs)
    const before = await answersOf(changed, [...own.questions, ...others], task.signal)
    return {
      async after(_, signal) {
        await changed.corpus.refresh()
        const after = await answersOf(changed, [...own.questions, ...others], signal)
        const asked = (questions: KnownQuestion[]): Asked[] =>
          questions.map(({ id: of, question, count, isBad }) => ({
            question,
            count,
            isBad,
            before: before.get(of) as Answered,
            after: after.get(of) as Answered
          }))
        const result = { own: asked(own.questions), ownInAll: own.all, others: asked(others) }
        const changes = result.own.map(changeOf)
        return {
          markdown: proofMarkdown(result),
          answered:
            own.all === 0 ? null : changes.filter(change => change === 'answered' || change === 'reworded').length,
          broken: [...changes, ...result.others.map(changeOf)].filter(change => change === 'broken').length
        }
      }
    }
  }

const answersOf = async (
  project: Project,
  questions: KnownQuestion[],
  signal: AbortSignal
): Promise<Map<string, Answered>> => {
  const answers = new Map<string, Answered>()
  for (const question of questions) answers.set(question.id, await ask(project, question, signal))
  return answers
}
