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
  /** What must stand in no change, such as keys of the service and of the agent. */
  secrets: readonly string[]
  /** The pages that the prompt is about, with their files in the checkout. */
  pagesIn: (root: string) => PageFile[]
}

/** Times that an agent may mend what does not pass the checks. */
const corrections = 1

/** A change that does not pass the checks: nothing of it is pushed. */
class CheckError extends Error {
  override name = 'CheckError'
}

/**
 * Has the agent change the files, and checks what it did; it may mend once what does not pass.
 *
 * @returns The state of the checkout as a tree, and what the agent says of it.
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
    // What a build said stands in the log already.
    for (const problem of problems) note(problem.replace(/\n.*/s, ''))
    asked = correctionOf(prompt, problems)
  }
  throw new CheckError(`The change does not pass the checks: ${problems.join(' ')}`)
}
