import { getPath } from 'hono/utils/url'

/**
 * Returns the path of a request without the base path, whether a proxy passes that on or strips it.
 */
export const pathBelow = (basePath: string) => (request: Request) => {
  const path = getPath(request)
  return basePath && `${path}/`.startsWith(`${basePath}/`) ? path.slice(basePath.length) || '/' : path
}
