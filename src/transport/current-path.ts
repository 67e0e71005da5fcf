import { pagePath } from '../protocol/path.ts'
import { isText } from './json.ts'
import { callPage } from './page-call.ts'

/** The path of the reader’s page, from the value of the option; `undefined` where the owner’s function returns none. */
export const currentPathOf = (given: unknown): string | undefined => {
  const path =
    given === undefined
      ? globalThis.location?.pathname
      : typeof given === 'function'
        ? callPage('currentPath', () => given())
        : given
  return isText(path) ? pagePath(path) : undefined
}

/** Like `currentPathOf`, but falls back to the path of the page’s address, for callers that need a path. */
export const currentPathOrAddress = (given: unknown): string => currentPathOf(given) ?? pagePath(location.pathname)
