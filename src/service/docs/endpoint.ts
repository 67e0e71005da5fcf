import type { Code } from 'mdast'

const endpoint = /(?:^|\s)(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)\s+(\S+)\s*$/i

/** The endpoint that a page describes, which Mintlify shows first: `openapi: /lamps.json POST /lamps`, `api: GET …`. */
export const endpointIn = ({ openapi, api }: Record<string, unknown>): Code[] => {
  const [, method, path] =
    endpoint.exec(typeof openapi === 'string' ? openapi : typeof api === 'string' ? api : '') ?? []
  return method && path ? [{ type: 'code', lang: 'http', value: `${method.toUpperCase()} ${path}` }] : []
}
