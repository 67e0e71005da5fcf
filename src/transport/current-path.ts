import { pagePath } from '../protocol/path.ts'
import { isText } from './json.ts'
import { callPage } from './page-call.ts'

/** The path of the page that the reader is on, by the option’s value; none where the owner’s function names none. */
export const currentPathOf = (given: unknown): string | undefined => {
  const path =
    given === undefined
      ? globalThis.location?.pathname
      : typeof given === 'function'
        ? callPage('currentPath', () => given())
        : given
  return isText(path) ? pagePath(path) : undefined
}

/** The same, where a path is needed in any case: then that of the page’s address. */
export const currentPathOrAddress = (given: unknown): string => currentPathOf(given) ?? pagePath(location.pathname)
