import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { JobResult } from '../contract.ts'
import { askFor } from './asking.ts'
import { type Branches, begunAnew, branchOf, type Copy } from './branches.ts'
import type { Checkout, Proof, ProofResult, Prove } from './contract.ts'
import { type Editing, editPages } from './editing.ts'
import type { CodeHost } from './hosts/index.ts'
import { bodyOf, messageOf, titleOf, trailersOf } from './request-text.ts'

/** The dependencies of the work on a message. */
export interface Work extends Editing {
  copy: Copy
  /** `undefined` where changes are only pushed as branches. */
  host: CodeHost | undefined
  prove: Prove | undefined
}

/** A change on top of a commit. `commit` is set where it was committed already. */
interface Change {
  parent: string
  tree: string
  commit: string | undefined
  said: string
}

/**
 * Works on one message, from fetching to the pull request. After a crash it continues from the remote: a branch whose last
 * commit is of this message is not changed again, and a branch with a pull request gets no second one.
 */
export const workOn = async (work: Work): Promise<JobResult> => {
  const { task, repository, copy, workTree, host } = work
  const branch = branchOf(task.job.id)
  task.note(`Fetching ${repository.url}`)
  const fetched = await copy.fetch(branch)
  const before = await changeBefore(work, fetched)
  const branches = !before && (await isMerged(work, fetched, branch)) ? begunAnew(fetched) : fetched
  await workTree.show(branches.base)
  const checkout = await checkoutOf(work)
  const proof = await startProof(work, checkout)

  const change = before ?? (await newChange(work, branches, checkout))
  const isEmpty = change.commit === undefined && !(await saysAnything(work, change))
  const hasNoRequest = async () => host !== undefined && (await host.list(branch)).length === 0
  if (isEmpty && (branches.tip === undefined || !(await hasNoRequest()))) {
    const diff = branches.tip === undefined ? '' : await diffOf(work, branches.base, branches.tip)
    const isSame = change.tree === (await treeOf(work, change.parent))
    const what = isSame ? 'Nothing was changed.' : 'Nothing but white space was changed.'
    return { prLink: null, summary: `${what}${change.said && ` The agent says: ${change.said}`}`, diff }
  }

  // An earlier message may have left a branch without a request.
  const done = isEmpty ? branches.tip : change.commit
  if (done !== undefined) await workTree.show(done)
  const proved = await endProof(proof, work, checkout)
  const commit = done ?? (await commitAndPush(work, change, branches, branch))
  const diff = await diffOf(work, branches.base, commit)
  if (!host) return { prLink: null, summary: `The change is on the branch ${branch}.`, diff }
  const facts = {
    task,
    changes: await changedIn(work, branches.base, commit),
    said: change.said,
    model: work.agent.model,
    proof: proved,
    isBuilt: repository.build.length > 0
  }
  const isFirst = isEmpty || change.parent === branches.base
  const text = { title: titleOf(facts), body: bodyOf(facts) }
  const prLink = await askFor({ host, branch, ref: branches.ref, commit, isFirst, ...text, note: task.note })
  return { prLink, summary: changedFiles(facts.changes.length), diff }
}

const changedFiles = (count: number): string => (count === 1 ? 'One file was changed.' : `${count} files were changed.`)

const checkoutOf = async ({ workTree, repository }: Work): Promise<Checkout> => {
  const docs = join(workTree.root, repository.docs)
  const facts = await stat(docs).catch(() => undefined)
  if (facts?.isDirectory()) return { root: workTree.root, docs }
  throw new Error(`The repository has no folder ${repository.docs}. Say where its documentation lies: repository.docs.`)
}

/** The reason of a failed proof, for the pull request. It does not fail the job, because the change is not at fault. */
const unproved = (work: Work, error: unknown): string => {
  work.task.signal.throwIfAborted()
  work.task.note(`The proof failed: ${error instanceof Error ? error.message : String(error)}`)
  return 'Whether this answers more questions could not be found out.'
}

const startProof = async (work: Work, checkout: Checkout): Promise<Proof | string | undefined> => {
  try {
    return await work.prove?.(work.task, checkout)
  } catch (error) {
    return unproved(work, error)
  }
}

const endProof = async (
  proof: Proof | string | undefined,
  work: Work,
  checkout: Checkout
): Promise<ProofResult | string | undefined> => {
  if (proof === undefined || typeof proof === 'string') return proof
  work.task.note('Asking the questions again')
  try {
    return await proof.after(checkout, work.task.signal)
  } catch (error) {
    return unproved(work, error)
  }
}

/** Whether the job’s earlier changes are in the base branch, by whichever kind of merge. */
const isMerged = async ({ host, task }: Work, { base, tip }: Branches, branch: string): Promise<boolean> => {
  if (tip === undefined) return false
  const [newest] = base === tip ? [] : ((await host?.list(branch)) ?? [])
  if (base !== tip && !(newest?.state === 'merged' && newest.commit === tip)) return false
  task.note('What was changed before is merged: this begins anew')
  return true
}

/** Whether a change is more than trailing white space and blank lines. */
const saysAnything = async ({ copy }: Work, { parent, tree }: Change): Promise<boolean> => {
  const unseen = ['--ignore-space-at-eol', '--ignore-blank-lines']
  return (await copy.git(['diff', '--no-ext-diff', '--no-renames', '--numstat', ...unseen, parent, tree])) !== ''
}

/** The change that this message pushed before the service stopped. */
const changeBefore = async (work: Work, { tip }: Branches): Promise<Change | undefined> => {
  if (tip === undefined) return
  const { git } = work.copy
  const message = `${(await git(['log', '-1', '--format=%B', tip])).trimEnd()}\n`
  if (!message.endsWith(trailersOf(work.task))) return
  work.task.note('The change was pushed before')
  const parent = (await git(['rev-parse', `${tip}^`])).trim()
  return { parent, tree: await treeOf(work, tip), commit: tip, said: '' }
}

const newChange = async (work: Work, { base, tip }: Branches, checkout: Checkout): Promise<Change> => {
  const parent = tip ?? base
  if (tip !== undefined) await work.workTree.show(tip)
  return { parent, commit: undefined, ...(await editPages(work, checkout)) }
}

const treeOf = async ({ copy }: Work, commit: string): Promise<string> =>
  (await copy.git(['rev-parse', `${commit}^{tree}`])).trim()

const commitAndPush = async (work: Work, { parent, tree }: Change, { merged }: Branches, branch: string) => {
  const { copy, task } = work
  // Never force-pushes: after a squash merge, the new commit has both the base and the old branch as parents.
  const parents = [parent, ...(merged === undefined ? [] : [merged])].flatMap(commit => ['-p', commit])
  const args = ['commit-tree', tree, ...parents, '-F', '-']
  const commit = (await copy.git(args, { input: messageOf(task) })).trim()
  task.note(`Pushing ${branch}`)
  await copy.push(commit, branch)
  return commit
}

const diffOf = ({ copy }: Work, from: string, to: string): Promise<string> =>
  copy.git(['diff', '--no-ext-diff', '--no-textconv', '--no-color', '--no-renames', from, to])

const changedIn = async ({ copy }: Work, from: string, to: string) => {
  const said = await copy.git(['diff', '--no-ext-diff', '--name-status', '-z', '--no-renames', from, to])
  return [...said.matchAll(/(\w)\0([^\0]+)\0/g)].map(([, status, path = '']) => ({ path, isDeleted: status === 'D' }))
}
