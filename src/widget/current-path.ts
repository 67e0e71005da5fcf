import { pagePath } from '../protocol/path.ts'
import type { AssistantOptions } from './options.ts'

/** The path of the page that the reader is on, as the owner sees it. */
export const currentPathOf = ({ currentPath }: Pick<AssistantOptions, 'currentPath'>): string => {
  const given = typeof currentPath === 'function' ? currentPath() : currentPath
  return pagePath(given ?? location.pathname)
}
