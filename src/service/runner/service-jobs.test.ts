import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { routes } from '../../protocol/index.ts'
import type { ServiceConfig } from '../contract.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { testService } from '../testing/service.ts'
import { codeHost } from './testing/code-host.ts'
import { bareRepository } from './testing/remote.ts'
import { shell } from './testing/run-job.ts'

const repositoryOf = async () => {
  const remote = await bareRepository({ 'install.md': '# Installing\n\nRun it.\n' })
  const host = await codeHost(remote.commitOf)
  const repository = { repository: remote.url, host: 'github', api: host.api, token: 'hunter22-token' } as const
  return { remote, host, repository }
}

it('a job that is under way when the service stops goes on at the next start, with one request in the end', {
  tags: 'slow'
}, async () => {
  const { remote, host, repository } = await repositoryOf()
  const data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const config: Partial<ServiceConfig> = { data, repository, runner: shell('echo "More." >> install.md') }
  const first = await testService(config)
  // The host creates the first pull request but never responds.
  let isAsked = false
  host.state.fault = (_, take) => {
    take()
    isAsked = true
  }
  const { id } = await (await first.admin('POST', routes.jobs('local'), { prompt: 'Say more.' })).json()
  await vi.waitFor(() => expect(isAsked).toBe(true), 20_000)
  await first[Symbol.asyncDispose]()
  host.state.fault = undefined

  const second = await testService(config)
  onTestFinished(() => second[Symbol.asyncDispose]())
  const read = async () => (await second.admin('GET', routes.job('local', id))).json()
  await vi.waitFor(async () => expect((await read()).status).toBe('completed'), 20_000)
  expect(await read()).toMatchObject({
    prLink: 'https://code.example/acme/docs/pull/1',
    model: 'sh',
    summary: 'One file was changed.'
  })
  expect([host.pulls.length, remote.commits(`docs-assistant/${id}`).length]).toEqual([1, 1])
  const { log } = await (await second.admin('GET', routes.jobLog('local', id))).json()
  expect(log.map(({ text }: { text: string }) => text)).toContain('The change was pushed before')
  const { diff } = await (await second.admin('GET', routes.jobDiff('local', id))).json()
  expect(diff).toContain('+More.')
})

it.each([
  ['a runner without a repository', { runner: { kind: 'model' } }, 'A runner needs a repository'],
  [
    'the runner “model” without a model',
    { runner: { kind: 'model' }, repository: { repository: 'a/b' } },
    'needs a model'
  ]
] satisfies [string, Partial<ServiceConfig>, string][])('%s does not start', async (_, config, reason) => {
  await expect(testService(config)).rejects.toThrow(reason)
})

it('a job with the runner “none” says that there is none', async () => {
  await using service = await testService({ runner: 'none' })
  const { model } = await (await service.admin('POST', routes.jobs('local'), { prompt: 'x' })).json()
  expect(model).toBe('none')
})
