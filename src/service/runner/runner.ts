import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { loadOnce } from '../../shared/load-once.ts'
import { createLanguageModel } from '../answering/index.ts'
import type { JobRunner, JobTask, ModelConfig, RunnerConfig } from '../contract.ts'
import type { Project, ProjectNames } from '../projects/index.ts'
import { createCommandAgent } from './agents/command.ts'
import type { Agent } from './agents/contract.ts'
import { createModelAgent } from './agents/model.ts'
import { branchOf, forgetCopy, openCopy } from './branches.ts'
import type { Prove, ReadRequestState } from './contract.ts'
import { openHost } from './hosts/index.ts'
import { pagesOf } from './pages.ts'
import { secretsOfRunner } from './secrets.ts'
import { type Repository, resolveRepository } from './settings.ts'
import { type Work, workOn } from './work.ts'
import { openWorkTree } from './work-tree.ts'

/** A runner that works in the repositories of the projects. */
export interface RepositoryRunner extends JobRunner {
  requestState: ReadRequestState
  forget: (projectId: string) => Promise<void>
}

interface RunnerOptions {
  runner: RunnerConfig
  /** The model that answers, which may be the agent too. */
  model: ModelConfig | undefined
  projects: ProjectNames
  /** Folder of the service’s state; `:memory:` keeps nothing. */
  data: string
  /** Secrets that no change may contain, such as the model’s key. */
  secrets?: readonly string[] | undefined
  /** Determines the effect of a change on answers. */
  prove?: Prove | undefined
}

export const createRunner = ({
  runner,
  model,
  projects,
  data,
  secrets = [],
  prove
}: RunnerOptions): RepositoryRunner => {
  const agent = createAgent(runner, model)
  const folder = loadOnce(async () =>
    data === ':memory:' ? mkdtemp(join(tmpdir(), 'docs-assistant-copy-')) : resolve(data)
  )
  const copyOf = async (projectId: string) => join(await folder(), 'repositories', encodeURIComponent(projectId))
  const open = async (projectId: string, signal: AbortSignal) => {
    const project = projects.byId(projectId)
    if (!project?.repositoryConfig) {
      throw new Error('No repository is configured for this project: set `repository` in the configuration file.')
    }
    const repository = resolveRepository(project.repositoryConfig, docsInRepository(project.docs))
    return { project, repository, host: openHost(repository, signal) }
  }
  return {
    model: agent.model,
    async run(task) {
      const { project, repository, host } = await open(task.projectId, task.signal)
      const copy = await openCopy(repository, await copyOf(task.projectId), task.signal)
      const workTree = await openWorkTree(copy.git, repository)
      try {
        return await workOn({
          task,
          repository,
          agent,
          copy,
          workTree,
          host,
          prove,
          secrets: [...secrets, ...secretsOfRunner(runner), repository.token ?? ''],
          pagesIn: pagesIn(task, project, repository)
        })
      } finally {
        await workTree.dispose()
      }
    },
    // Removes the copy, because titles of its commits contain readers’ words. The next job fetches it again.
    forget: async projectId => forgetCopy(await copyOf(projectId)),
    async requestState({ id, projectId }) {
      const { host } = await open(projectId, AbortSignal.timeout(60_000))
      const [newest] = (await host?.list(branchOf(id))) ?? []
      return newest?.state ?? 'none'
    }
  }
}

const minute = 60_000

const createAgent = (config: RunnerConfig, model: ModelConfig | undefined): Agent => {
  const time = (config.minutes ?? 20) * minute
  if (config.kind === 'command') {
    const { command, environment = [], network = true } = config
    return createCommandAgent({ command, environment, network, time })
  }
  if (!model) throw new Error('The runner “model” needs a model: set ASSISTANT_MODEL_URL and ASSISTANT_MODEL.')
  const { steps = 40, tokens = 400_000 } = config
  return createModelAgent({ model: createLanguageModel(model), name: model.name, steps, tokens, time })
}

const pagesIn =
  ({ prompt }: JobTask, project: Project, repository: Repository): Work['pagesIn'] =>
  root =>
    pagesOf(prompt, project, root, repository.docs)

/** The path of the served folder in its repository; empty where it is in none. */
const docsInRepository = (docs: string): string => {
  for (let folder = resolve(docs); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return relative(folder, resolve(docs)).split(sep).join('/')
  }
  return ''
}
