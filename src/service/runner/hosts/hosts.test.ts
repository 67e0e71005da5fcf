import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { resolveRepository } from '../settings.ts'
import { openHost } from './index.ts'

/** A server that sends these responses in order and records the requests. */
const answering = async (...answers: [status: number, value: unknown][]) => {
  const asked: string[] = []
  const accepted = new Set<string | undefined>()
  const server = createServer(async (request, response) => {
    const sent = await readText(request)
    accepted.add(request.headers.accept)
    asked.push(
      `${request.method} ${decodeURIComponent(request.url ?? '')} ${request.headers.authorization} ${sent}`.trim()
    )
    const [status, value] = answers.shift() ?? [500, {}]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, accepted }
}

const { signal } = new AbortController()
const request = { branch: 'docs-assistant/job_1', ref: 'main', title: 'Title', body: 'Body' }

it('GitLab is asked to merge, by its own names', async () => {
  const merge = { iid: 7, web_url: 'https://gitlab.example/a/b/c/-/merge_requests/7', sha: 'abc' }
  const { api, asked, accepted } = await answering(
    [200, [{ ...merge, state: 'merged' }]],
    [201, { ...merge, state: 'opened' }],
    [201, {}]
  )
  const settings = resolveRepository({ repository: 'https://gitlab.example/a/b/c.git', api, token: 'secret-token' }, '')
  const host = openHost(settings, signal)
  expect(await host?.list(request.branch)).toEqual([{ number: 7, url: merge.web_url, state: 'merged', commit: 'abc' }])
  expect(await host?.open(request)).toMatchObject({ number: 7, state: 'open' })
  await host?.comment({ number: 7, url: '', state: 'open', commit: '' }, 'More.')
  // The media type that all published descriptions have.
  expect([...accepted]).toEqual(['application/json'])
  expect(asked).toEqual([
    'GET /projects/a/b/c/merge_requests?source_branch=docs-assistant/job_1&order_by=created_at&sort=desc Bearer secret-token',
    'POST /projects/a/b/c/merge_requests Bearer secret-token {"source_branch":"docs-assistant/job_1","target_branch":"main","title":"Title","description":"Body"}',
    'POST /projects/a/b/c/merge_requests/7/notes Bearer secret-token {"body":"More."}'
  ])
})

it('Gitea finds a request among all of them', async () => {
  const pull = { number: 3, html_url: 'https://gitea.example/acme/docs/pulls/3', state: 'closed', merged: true }
  const other = { ...pull, number: 4, head: { ref: 'other', sha: 'def' } }
  const { api, asked } = await answering(
    [200, [other]],
    [200, [other, { ...pull, head: { ref: request.branch, sha: 'abc' } }]],
    [200, [other]],
    [200, []]
  )
  const host = openHost(resolveRepository({ repository: 'https://gitea.example/acme/docs', api }, ''), signal)
  expect(await host?.list(request.branch)).toEqual([{ number: 3, url: pull.html_url, state: 'merged', commit: 'abc' }])
  expect(await host?.list('docs-assistant/job_2')).toEqual([])
  const page = 'GET /repos/acme/docs/pulls?state=all&sort=recentupdate&limit=50&page='
  expect(asked).toEqual([1, 2, 1, 2].map(number => `${page}${number} undefined`))
})

it.each([
  ['acme/docs', 'github', 'https://api.github.com', 'acme/docs', 'https://github.com/acme/docs.git'],
  [
    'https://ghp_1@github.com/acme/docs.git',
    'github',
    'https://api.github.com',
    'acme/docs',
    'https://github.com/acme/docs.git'
  ],
  ['git@github.com:acme/docs.git', 'github', 'https://api.github.com', 'acme/docs', 'git@github.com:acme/docs.git'],
  [
    'https://github.acme.example/a/b',
    'github',
    'https://github.acme.example/api/v3',
    'a/b',
    'https://github.acme.example/a/b'
  ],
  ['https://codeberg.org/a/b.git', 'gitea', 'https://codeberg.org/api/v1', 'a/b', 'https://codeberg.org/a/b.git'],
  [
    'ssh://git@gitlab.example/a/b/c.git',
    'gitlab',
    'https://gitlab.example/api/v4',
    'a/b/c',
    'ssh://git@gitlab.example/a/b/c.git'
  ],
  ['/srv/git/acme/docs.git', 'none', '', 'acme/docs', '/srv/git/acme/docs.git'],
  ['https://code.example/a/b.git', 'none', '', 'a/b', 'https://code.example/a/b.git']
])('%s is at %s, %s', (repository, host, api, name, url) => {
  expect(resolveRepository({ repository }, '')).toMatchObject({ host, api, name, url })
})

it('a token in the address is used, and stands in it no longer', () => {
  const { token, url } = resolveRepository({ repository: 'https://me:p%40ss@code.example/a/b.git' }, '')
  expect([token, url]).toEqual(['p@ss', 'https://code.example/a/b.git'])
})

it.each([
  [undefined, undefined, 'docs/en', { docs: 'docs/en', paths: ['docs/en'] }],
  ['./manual/', undefined, 'docs', { docs: 'manual', paths: ['manual'] }],
  ['.', ['/docs/', 'mkdocs.yml'], '', { docs: '', paths: ['docs', 'mkdocs.yml'] }]
])('with %s for its docs and %s for its paths', (docs, paths, found, expected) => {
  expect(resolveRepository({ repository: 'a/b', docs, paths }, found)).toMatchObject(expected)
})

it('a host without an address of its API says what to set', () => {
  const settings = resolveRepository({ repository: '/srv/a/b.git', host: 'github' }, '')
  expect(() => openHost(settings, signal)).toThrow('repository.api')
})
