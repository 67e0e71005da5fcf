import type { View } from '../use-assistant.ts'
import { forget, type Passage, recall, remember } from './reminder.ts'
import { show, stop } from './show.ts'

/**
 * Leads to a source of the site: on this page it scrolls there and marks the passage, on another one the passage is marked
 * when the page has come.
 *
 * @param isTaken whether the site’s router takes the link
 * @returns whether nothing is left for the browser to do
 */
export const followSource = (source: Passage, view: View, isTaken: boolean): boolean => {
  const isHere = isThisPage(new URL(source.url))
  if (!isHere && view.state.options.peek().persist !== 'none') remember(source)
  if (isTaken) {
    // A page that is loaded, and not routed, ends this; it finds the reminder.
    void show(source, view, true).then(isDone => isDone && forget())
    return true
  }
  stop()
  if (!isHere) return false
  // As the link itself would do it; without an anchor it would load the page again.
  const { hash } = new URL(source.url)
  if (hash) location.hash = hash
  void show(source, view, false)
  return true
}

/** Marks on a page that has come what was followed to it. */
export const resumeFollowing = (view: View): void => {
  const passage = recall()
  if (passage) void show(passage, view, true)
}

/** Whether an address is this page’s, however a server or a router writes it. */
const isThisPage = ({ origin, pathname, search }: URL) =>
  origin === location.origin &&
  pageOf(pathname) === pageOf(location.pathname) &&
  (!search || search === location.search)

const pageOf = (path: string) => path.replace(/(\/index)?(\.html?)?\/?$/i, '')
