import { type Received, startServer, type TestServer } from './server.ts'

export interface ToldAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Changes a response, or returns it unchanged. With `ask` it can send another request instead. */
export type Lie = (answer: ToldAnswer, request: Asked, ask: (url: string) => Promise<ToldAnswer>) => Changed
type Changed = Partial<ToldAnswer> | Promise<Partial<ToldAnswer>>

export interface Asked extends Received {
  path: string
  query: URLSearchParams
}

export interface Liar extends TestServer {
  tell(lie: Lie): void
}

const hopByHop = /^(content-length|transfer-encoding|content-encoding|connection|keep-alive|date)$/

/** A proxy that changes the responses of a server. */
export const startLiar = async (behind: string): Promise<Liar> => {
  let lie: Lie = () => ({})
  const server = await startServer(async (response, request) => {
    const { method, headers, body } = request
    const passed = Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        /^(host|connection|content-length|transfer-encoding|accept-encoding)$/.test(name) ? [] : [[name, String(value)]]
      )
    )
    const ask = async (url: string): Promise<ToldAnswer> => {
      const real = await fetch(behind + url, { method, headers: passed, ...(body && { body }) })
      const headers = Object.fromEntries([...real.headers].filter(([name]) => !hopByHop.test(name)))
      return { status: real.status, headers, body: await real.text() }
    }
    const answer = await ask(request.url)
    const { pathname: path, searchParams: query } = new URL(request.url, behind)
    const told = { ...answer, ...(await lie(answer, { ...request, path, query }, ask)) }
    response.writeHead(told.status, told.headers).end(told.status === 204 ? undefined : told.body)
  })
  return {
    ...server,
    tell(given) {
      lie = given
    }
  }
}
