import type { Asked, Lie, ToldAnswer } from '../../../testing/liar.ts'

/** A way in which a platform breaks the interface, and the promise that it breaks. */
export interface NamedLie {
  name: string
  lie: Lie
  promise: string
  /** Checks that have to run before, where several are needed to find the lie. */
  after?: string[]
  write?: boolean
}

export interface List {
  feedback: Record<string, unknown>[]
  nextCursor: string | null
  hasMore: boolean
}

export type Job = Record<string, unknown>

export const isList = ({ method, path }: Asked) =>
  method === 'GET' && path.startsWith('/v1/analytics') && path.endsWith('/feedback')

/** Changes the pages of the export. */
export const lists =
  (change: (list: List, asked: Asked) => object): Lie =>
  (answer, asked) =>
    isList(asked) && answer.status === 200 ? { body: JSON.stringify(change(JSON.parse(answer.body), asked)) } : {}

/** Changes the query before it reaches the export. */
export const listsFor =
  (change: (query: URLSearchParams) => void): Lie =>
  async (_, asked, ask) => {
    if (!isList(asked)) return {}
    const query = new URLSearchParams(asked.query)
    change(query)
    return ask(`${asked.path}?${query}`)
  }

export const entries = (change: (entry: Record<string, unknown>) => object): Lie =>
  lists(list => ({ ...list, feedback: list.feedback.map(change) }))

export const answers =
  (version: 1 | 2, change: (body: string) => string): Lie =>
  ({ body, status }, { path }) =>
    path.startsWith(`/discovery/v${version}/`) && path.endsWith('/message') && status === 200
      ? { body: change(body) }
      : {}

/** Accepts requests that must be refused. */
export const takes =
  (what: (asked: Asked, answer: ToldAnswer) => boolean, told: Partial<ToldAnswer> = {}): Lie =>
  (answer, asked) =>
    answer.status >= 400 && what(asked, answer) ? { status: 200, body: '{}', ...told } : {}

export const isQuestion = ({ path, method }: Asked) => method === 'POST' && /^\/discovery.*\/message$/.test(path)
export const bodyOf = ({ body }: Asked): Record<string, unknown> => {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}

export const jobs =
  (route: RegExp, change: (job: Job) => Job): Lie =>
  ({ body, status }, { path, method }) =>
    route.test(`${method} ${path}`) && status < 300 ? { body: JSON.stringify(change(JSON.parse(body))) } : {}
export const anyJob = /\/job/
export const followUp = /^POST .*\/job\/[^/]+\/message$/
export const isFollowUp = ({ path, method }: Asked) => followUp.test(`${method} ${path}`)

export const withoutHeader =
  (name: string, of: (asked: Asked) => boolean): Lie =>
  ({ headers }, asked) => {
    const { [name]: _, ...rest } = headers
    return of(asked) ? { headers: rest } : {}
  }

export const emptyList = '{"feedback":[],"nextCursor":null,"hasMore":false}'

/** Moves a date of the query by `by` milliseconds. */
export function move(query: URLSearchParams, name: string, by: number): void {
  const at = Date.parse(query.get(name) ?? '')
  if (!Number.isNaN(at)) query.set(name, new Date(at + by).toISOString())
}
