import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import type { request } from '@octokit/request'
import { onTestFinished } from 'vitest'

interface Pull {
  number: number
  title: string
  body: string
  branch: string
  base: string
  state: 'open' | 'closed'
  merged: boolean
  /** Last commit of its branch when it was closed. */
  commit: string
  comments: string[]
}

/** GitHub’s response by its published description, whose names and types the fake must have. */
type Published = Awaited<ReturnType<typeof request<'GET /repos/{owner}/{repo}/pulls'>>>['data'][number]

type Shown = Pick<Published, 'number' | 'title' | 'body' | 'state' | 'merged_at' | 'html_url'> & {
  head: Pick<Published['head'], 'ref' | 'sha'>
  base: Pick<Published['base'], 'ref'>
}

/** What the host does instead of opening or listing requests; `take` opens the request anyway. */
type Fault = (response: ServerResponse, take: () => void) => void

/** A fake of GitHub’s API for pull requests, closed after the test. */
export const codeHost = async (commitOf: (branch: string) => string) => {
  const pulls: Pull[] = []
  const calls: { method: string; path: string; authorization: string | undefined }[] = []
  const state: { fault: Fault | undefined; reading: Fault | undefined } = { fault: undefined, reading: undefined }

  const shown = ({ number, title, body, branch, base, state, merged, commit }: Pull): Shown => ({
    number,
    title,
    body,
    state,
    merged_at: merged ? '2026-01-01T00:00:00Z' : null,
    html_url: `https://code.example/acme/docs/pull/${number}`,
    head: { ref: branch, sha: state === 'open' ? commitOf(branch) : commit },
    base: { ref: base }
  })
  const reply = (response: ServerResponse, status: number, value: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://any')
    const method = request.method ?? ''
    calls.push({ method, path, authorization: request.headers.authorization })
    const sent = await readText(request)
    const [, number] = /^\/repos\/acme\/docs\/issues\/(\d+)\/comments$/.exec(path) ?? []
    if (number !== undefined && method === 'POST') {
      pulls.find(pull => pull.number === Number(number))?.comments.push(JSON.parse(sent).body)
      return reply(response, 201, { id: 1 })
    }
    if (path !== '/repos/acme/docs/pulls') return reply(response, 404, { message: 'Not Found' })
    if (method === 'GET') {
      if (state.reading) return state.reading(response, () => {})
      const branch = searchParams.get('head')?.split(':')[1]
      const found = pulls.filter(pull => branch === undefined || pull.branch === branch)
      return reply(response, 200, found.reverse().map(shown))
    }
    const { title, body, head: branch, base } = JSON.parse(sent)
    const take = () => {
      pulls.push({
        number: pulls.length + 1,
        title,
        body,
        branch,
        base,
        state: 'open',
        merged: false,
        commit: commitOf(branch),
        comments: []
      })
      return pulls.at(-1) as Pull
    }
    if (state.fault) return state.fault(response, take)
    if (pulls.some(pull => pull.branch === branch && pull.state === 'open')) {
      return reply(response, 422, {
        message: 'Validation Failed',
        errors: [{ message: `A pull request already exists for acme:${branch}.` }]
      })
    }
    return reply(response, 201, shown(take()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, pulls, calls, state, reply }
}
