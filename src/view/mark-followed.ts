import type { View } from './use-assistant.ts'

/** Marks the passage of a source that was followed to this page, when there is one. */
export const markFollowed = async (view: View): Promise<void> => {
  try {
    if (!sessionStorage.getItem('docs-assistant:passage')) return
    const passages = await import('./passages/index.ts')
    view.adopt(passages)
    passages.resumeFollowing(view)
  } catch {
    // Without the storage, or the code, the page is at the anchor.
  }
}
