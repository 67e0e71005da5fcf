import { getPath } from 'hono/utils/url'

/**
 * Reads the path of a request as the service knows it. A proxy may pass it with the base path or take that away: what
 * stands below it is the same.
 */
export const pathBelow = (basePath: string) => (request: Request) => {
  const path = getPath(request)
  return basePath && `${path}/`.startsWith(`${basePath}/`) ? path.slice(basePath.length) || '/' : path
}
