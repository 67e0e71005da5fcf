import type { View } from '../use-assistant.ts'
import { forget, type Passage, recall, remember } from './reminder.ts'
import { show, stop } from './show.ts'

/**
 * Follows a source of the site. On this page it scrolls to the passage and marks it; on another page the passage is
 * marked when that page has loaded.
 *
 * @param isTaken whether the site’s router takes the link
 * @returns true when the browser must not follow the link itself
 */
export const followSource = (source: Passage, view: View, isTaken: boolean): boolean => {
  const isHere = isThisPage(new URL(source.url))
  if (!isHere && view.state.options.peek().persist !== 'none') remember(source)
  if (isTaken) {
    // If the router loads a whole new page, this script ends, and the new page reads what was remembered.
    void show(source, view, true).then(isDone => isDone && forget())
    return true
  }
  stop()
  if (!isHere) return false
  // Sets the anchor, as the link would. A link without an anchor would load the page again, so nothing is set.
  const { hash } = new URL(source.url)
  if (hash) location.hash = hash
  void show(source, view, false)
  return true
}

/** Marks the passage of the link that the reader followed to this page. */
export const resumeFollowing = (view: View): void => {
  const passage = recall()
  if (passage) void show(passage, view, true)
}

/** Whether an address is this page’s, with or without `index`, `.html` and a trailing slash. */
const isThisPage = ({ origin, pathname, search }: URL) =>
  origin === location.origin &&
  pageOf(pathname) === pageOf(location.pathname) &&
  (!search || search === location.search)

const pageOf = (path: string) => path.replace(/(\/index)?(\.html?)?\/?$/i, '')
