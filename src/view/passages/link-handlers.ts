import type { Source } from '../../protocol/index.ts'
import { previewHandlers } from './preview.ts'
import { passageAddress } from './text-fragment.ts'

/** Event handlers of a source’s link. They preview the passage, and make the link open the page at the passage. */
export const sourceLinkHandlers = (source: Source) => {
  if (!source.passage) return {}
  const preview = previewHandlers(source)
  // Set only when the link is about to be used, so that the browser shows the plain address on hover.
  const addTextFragment = (link: HTMLAnchorElement) => {
    link.href = passageAddress(source)
  }
  return {
    ...preview,
    onPointerDown(event: PointerEvent & { currentTarget: HTMLAnchorElement }) {
      addTextFragment(event.currentTarget)
      preview.onPointerDown(event)
    },
    onFocus(event: FocusEvent & { currentTarget: HTMLAnchorElement }) {
      addTextFragment(event.currentTarget)
      preview.onFocus(event)
    },
    onClickCapture(event: MouseEvent & { currentTarget: HTMLAnchorElement }) {
      addTextFragment(event.currentTarget)
      preview.onClickCapture(event)
    }
  }
}
