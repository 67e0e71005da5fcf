import type { Source } from '../../protocol/index.ts'
import { previewHandlers } from './preview.ts'
import { passageAddress } from './text-fragment.ts'

/** What the link of a source does beside leading there: it shows the passage, and opens another page at it. */
export const sourceLinkHandlers = (source: Source) => {
  if (!source.passage) return {}
  const preview = previewHandlers(source)
  // Only when it is about to be used: before that the browser shows the plain address.
  const aim = (link: HTMLAnchorElement) => {
    link.href = passageAddress(source)
  }
  return {
    ...preview,
    onPointerDown(event: PointerEvent & { currentTarget: HTMLAnchorElement }) {
      aim(event.currentTarget)
      preview.onPointerDown(event)
    },
    onFocus(event: FocusEvent & { currentTarget: HTMLAnchorElement }) {
      aim(event.currentTarget)
      preview.onFocus(event)
    },
    onClickCapture(event: MouseEvent & { currentTarget: HTMLAnchorElement }) {
      aim(event.currentTarget)
      preview.onClickCapture(event)
    }
  }
}
