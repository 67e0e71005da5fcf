import type { View } from './use-assistant.ts'

/** Marks the passage of the source whose link the reader followed to this page, if there is one. */
export const markFollowed = async (view: View): Promise<void> => {
  try {
    if (!sessionStorage.getItem('docs-assistant:passage')) return
    const passages = await import('./passages/index.ts')
    view.adopt(passages)
    passages.resumeFollowing(view)
  } catch {
    // Without storage, or if the code fails to load, the page stays at the link’s anchor.
  }
}
