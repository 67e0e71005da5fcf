import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { JobTask, ModelConfig, RepositoryConfig, RunnerConfig } from '../../contract.ts'
import type { Project } from '../../projects/index.ts'
import { type Corpus, readCorpus } from '../../retrieval/index.ts'
import { docsFolder } from '../../testing/docs-folder.ts'
import type { Prove } from '../contract.ts'
import { createRunner } from '../runner.ts'
import { codeHost } from './code-host.ts'
import { bareRepository } from './remote.ts'

export const lamp = {
  'docs/install.md':
    '---\ntitle: Installing\nslug: /install\n---\n\n# Installing\n\nRun `npm install lamp`.\n\n## Updating\n\nRun it again.\n',
  'docs/colours.md': '# Colours\n\nA lamp glows in any colour. First [install it](./install.md#updating).\n',
  'README.md': '# Lamp\n'
}

interface Setting {
  files?: Record<string, string>
  repository?: Partial<RepositoryConfig>
  prove?: Prove
  model?: ModelConfig
  secrets?: string[]
  /** Links of the repository: where they lead, by their paths. */
  links?: Record<string, string>
}

const corpora = new Map<string, Promise<Corpus>>()

/** Cached corpora, because most tests have the same pages and do not change the folder that was read. */
const corpusOf = (files: Record<string, string>): Promise<Corpus> => {
  const name = JSON.stringify(files)
  const read = async () => {
    const docs = await docsFolder(files)
    try {
      return await readCorpus(docs)
    } finally {
      await rm(docs, { recursive: true, force: true })
    }
  }
  const corpus = corpora.get(name) ?? read()
  corpora.set(name, corpus)
  return corpus
}

/** A repository at a code host, and the documentation that was read from it. */
export const setting = async ({ files = lamp, repository, prove, model, secrets, links }: Setting = {}) => {
  const remote = await bareRepository(files, links)
  const host = await codeHost(remote.commitOf)
  const data = await mkdtemp(join(tmpdir(), 'docs-assistant-data-'))
  const inDocs = Object.entries(files).flatMap(([name, text]) =>
    name.startsWith('docs/') ? [[name.slice(5), text]] : []
  )
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const repositoryConfig: RepositoryConfig = {
    repository: remote.url,
    docs: 'docs',
    host: 'github',
    api: host.api,
    token: 'repository-token',
    ...repository
  }
  const project: Project = {
    id: 'local',
    organizationId: 'local',
    domain: 'local',
    docs: data,
    siteUrl: '',
    basePath: '',
    repository: { repository: remote.url, ref: null },
    repositoryConfig,
    corpus: await corpusOf(Object.fromEntries(inDocs)),
    unreadable: [],
    at: async () => project
  }
  const projects = { byId: (id: string) => (id === 'local' ? project : undefined), byDomain: () => project }
  const notes: string[] = []
  const runnerOf = (runner: RunnerConfig) => createRunner({ runner, model, projects, data, secrets, prove })
  const run = (runner: RunnerConfig, more: Partial<JobTask> = {}) => runnerOf(runner).run(taskOf(notes, more))
  return { remote, host, data, notes, runnerOf, run }
}

export const taskOf = (notes: string[], more: Partial<JobTask>): JobTask => ({
  job: {
    id: 'job_1',
    status: 'active',
    source: { repository: 'acme/docs', ref: null },
    model: 'sh',
    prLink: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    archivedAt: null,
    title: null,
    mergedAt: null,
    summary: null,
    error: null
  },
  projectId: 'local',
  message: 1,
  prompt: 'Say on /install how to remove a lamp.',
  prLink: null,
  signal: new AbortController().signal,
  note: text => notes.push(text),
  ...more
})

export const branch = 'docs-assistant/job_1'

/** A command that is a few lines of shell. */
export const shell = (script: string): RunnerConfig => ({ kind: 'command', command: ['sh', '-ec', script] })

/** Creates a file outside of the checkout, which agents may or may not be able to read. */
export const fileOutside = async (text: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-outside-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'file.txt')
  await writeFile(path, text)
  return path
}
