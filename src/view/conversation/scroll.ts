import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isBusy } from '../../state/index.ts'
import type { AssistantStatus } from '../../widget/handle.ts'
import type { View } from '../use-assistant.ts'

/** How much of the view a long question may take, so that the beginning of its answer is seen below it. */
const questionShare = 0.4

export interface Scroll {
  /** The first message of the turn that has room below it, so that it can stand at the top while its answer is short. */
  room: string | undefined
  toEnd(): void
}

/**
 * Brings a new question to the top of the view, once, and a reader who comes back to the place of before. The answer
 * grows below the question; nothing else moves the view.
 *
 * @param scroller what scrolls; its turns have the class `turn`
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is for the first drawing
  useLayoutEffect(() => {
    const { current: view } = scroller
    const last = before.current
    before.current = { turn, status }
    if (!view) return
    place.view = view
    // What another tab adds is no question of this reader, and one that is asked again goes to the top again.
    const isAsked = asked && (asked !== last.turn || (status === 'submitted' && status !== last.status))
    if (last.status ? isAsked : !place.restore?.(view, asked)) toLastTurn(view)
  }, [turn, status])

  const toEnd = () => {
    const { current: view } = scroller
    if (!view) return
    view.scrollTop = view.scrollHeight
    // The button that was pressed goes away.
    view.focus({ preventScroll: true })
  }

  return { room: room.current, toEnd }
}

/**
 * Whether the end of the conversation is in view.
 *
 * @param scroller what scrolls
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

/** The question to the top; of a long one only its end, so that the answer has its place. */
const toLastTurn = (view: HTMLElement) => {
  const turn = [...view.querySelectorAll<HTMLElement>('.turn')].pop()
  if (!turn) return
  const question = turn.firstElementChild as HTMLElement
  const over = Math.max(0, question.offsetHeight - view.clientHeight * questionShare)
  turn.style.setProperty('--over', `${over}px`)
  // To what keeps the reader’s place: what grew until now has no part in it, and what grows from now on does.
  const tell = () => view.dispatchEvent(new Event('scroll'))
  tell()
  // As far below its edge as the first one stands.
  view.scrollTop = turn.offsetTop - (view.firstElementChild as HTMLElement).offsetTop + over
  tell()
}
