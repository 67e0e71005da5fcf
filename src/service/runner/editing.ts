import type { JobTask } from '../contract.ts'
import { withoutSecrets } from '../masking/index.ts'
import type { Agent } from './agents/contract.ts'
import { buildProblems, pageProblems } from './checks/index.ts'
import type { Checkout } from './contract.ts'
import { keepLineEndings } from './line-endings.ts'
import { assignmentOf, correctionOf, type PageFile } from './prompt.ts'
import { refuseSecrets } from './secrets.ts'
import type { Repository } from './settings.ts'
import type { WorkTree } from './work-tree.ts'

export interface Editing {
  task: JobTask
  repository: Repository
  agent: Agent
  workTree: WorkTree
  /** Secrets that no change may contain, such as keys of the service and of the agent. */
  secrets: readonly string[]
  /** Returns the pages that the prompt is about, with their files in the checkout. */
  pagesIn: (root: string) => PageFile[]
}

/** Times that an agent may correct a change that fails the checks. */
const corrections = 1

/** A change fails the checks. It is not pushed. */
class CheckError extends Error {
  override name = 'CheckError'
}

/**
 * Lets the agent change the files and checks the change, which it may correct once.
 *
 * @returns The state of the checkout as a git tree, and the agent’s summary.
 * @throws {RefusedError | CheckError}
 */
export const editPages = async (work: Editing, checkout: Checkout): Promise<{ tree: string; said: string }> => {
  const { task, repository, agent, workTree, pagesIn, secrets } = work
  const { signal, note } = task
  const prompt = assignmentOf({ prompt: task.prompt, pages: pagesIn(checkout.root), repository })
  let [asked, problems] = [prompt, [] as string[]]
  for (let round = 0; round <= corrections; round++) {
    note(round === 0 ? `${agent.model} works` : `${agent.model} mends what does not pass the checks`)
    const spoken = await agent.edit({ prompt: asked, checkout, paths: repository.paths, signal, note })
    signal.throwIfAborted()
    const said = withoutSecrets(spoken, secrets)
    const changes = await workTree.changes()
    await keepLineEndings({ root: checkout.root, changes, before: workTree.before })
    await refuseSecrets(checkout.root, changes, secrets)
    const tree = await workTree.save()
    if (changes.length === 0) return { tree, said }
    note('Checking what was changed')
    problems = await pageProblems({ root: checkout.root, docs: checkout.docs, changes, before: workTree.before })
    if (problems.length === 0) {
      problems = await buildProblems(repository.build, checkout.root, signal, line => note(line, 'output'))
      await workTree.clean()
    }
    if (problems.length === 0) return { tree, said }
    // Only the first line, because the output of a build is in the log already.
    for (const problem of problems) note(problem.replace(/\n.*/s, ''))
    asked = correctionOf(prompt, problems)
  }
  throw new CheckError(`The change does not pass the checks: ${problems.join(' ')}`)
}
