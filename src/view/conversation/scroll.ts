import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isBusy } from '../../state/index.ts'
import type { AssistantStatus } from '../../widget/handle.ts'
import type { View } from '../use-assistant.ts'

/** Share of the view’s height that a long question may take, so that the start of its answer is visible below it. */
const questionShare = 0.4

export interface Scroll {
  /** First message of the turn with space reserved below it, so that it can stand at the top despite a short answer. */
  room: string | undefined
  toEnd(): void
}

/**
 * Scrolls a new question to the top of the view once, and restores the scroll position of a reader who comes back. The
 * answer grows below the question; nothing else scrolls the view.
 *
 * @param scroller the scrolling element; its turns have the class `turn`
 * @param turn first message of the last turn
 */
export const useScroll = (
  scroller: RefObject<HTMLElement | null>,
  turn: string | undefined,
  status: AssistantStatus,
  place: View['place']
): Scroll => {
  const room = useRef<string | undefined>(undefined)
  const before = useRef<{ turn?: string | undefined; status?: AssistantStatus }>({})
  const asked = isBusy(status) ? turn : undefined
  if (asked) room.current = asked

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is only used for the first drawing
  useLayoutEffect(() => {
    const { current: view } = scroller
    const last = before.current
    before.current = { turn, status }
    if (!view) return
    place.view = view
    // A question from another tab does not scroll this one. A question that is asked again goes to the top again.
    const isAsked = asked && (asked !== last.turn || (status === 'submitted' && status !== last.status))
    if (last.status ? isAsked : !place.restore?.(view, asked)) toLastTurn(view)
  }, [turn, status])

  const toEnd = () => {
    const { current: view } = scroller
    if (!view) return
    view.scrollTop = view.scrollHeight
    // The pressed button disappears, so the view takes the focus.
    view.focus({ preventScroll: true })
  }

  return { room: room.current, toEnd }
}

/**
 * Returns whether the end of the conversation is in view.
 *
 * @param scroller the scrolling element
 * @param end an element behind the last line
 */
export const useAtEnd = (scroller: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): boolean => {
  const [isAtEnd, setAtEnd] = useState(true)
  // An observer instead of the scroller’s height: reading that while text streams would lay out the page each time.
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(entries => setAtEnd(entries.at(-1)?.isIntersecting === true), {
      root: scroller.current
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [scroller, end])

  return isAtEnd
}

/** Scrolls the last question to the top; a long one so far that only its end is visible, with the answer below. */
const toLastTurn = (view: HTMLElement) => {
  const turn = [...view.querySelectorAll<HTMLElement>('.turn')].pop()
  if (!turn) return
  const question = turn.firstElementChild as HTMLElement
  const over = Math.max(0, question.offsetHeight - view.clientHeight * questionShare)
  turn.style.setProperty('--over', `${over}px`)
  // Synthetic scroll events for the code that keeps the reader’s place: it ignores what grew before the first event,
  // and corrects for what grows after the second.
  const notify = () => view.dispatchEvent(new Event('scroll'))
  notify()
  // Leaves the same distance to the top edge as above the first turn.
  view.scrollTop = turn.offsetTop - (view.firstElementChild as HTMLElement).offsetTop + over
  notify()
}
