import type { Place } from './contract.ts'

/** Reads the reader’s place from the scroll position. Returns undefined while the view is hidden. */
export const readPlace = (view: HTMLElement): Place | undefined => {
  const turns = turnsIn(view)
  const top = topOf(view)
  const startsAbove = (element: HTMLElement) => topOf(element) <= top
  const turn = turns.findLast(startsAbove) ?? turns[0]
  if (!turn || !view.clientHeight) return
  const blocks = blocksIn(turn)
  const block = Math.max(0, blocks.findLastIndex(startsAbove))
  const offset = top - topOf(blocks[block] as HTMLElement)
  return { turn: nameOf(turn), last: nameOf(turns.at(-1)), block, offset }
}

/** Scrolls to a place. Returns whether its turn still exists. */
export const goToPlace = (view: HTMLElement, { turn: name, block, offset }: Place): boolean => {
  const turns = turnsIn(view)
  const turn = turns.find(one => nameOf(one) === name)
  if (!turn) return false
  const top = view.scrollTop + topOf(blocksIn(turn)[block] ?? turn) - topOf(view) + offset
  const maxTop = view.scrollHeight - view.clientHeight
  // Reserves space below the last turn only if the view scrolls, but not far enough to reach the place.
  if (maxTop > 0 && top > maxTop) turns.at(-1)?.classList.add('room')
  view.scrollTop = top
  return true
}

/** Parses a stored place. Returns undefined when it is not valid JSON. */
export const parsePlace = (text: string): Place | undefined => {
  try {
    const { turn, last, block, offset } = JSON.parse(text)
    return { turn: String(turn), last: String(last), block: Number(block), offset: Number(offset) }
  } catch {
    // Nothing is stored, or something that is not from this widget.
  }
}

const turnsIn = (view: HTMLElement) => [...view.querySelectorAll<HTMLElement>('.turn')]
const blocksIn = (turn: HTMLElement) => [turn, ...turn.querySelectorAll<HTMLElement>('.markdown > *')]
const nameOf = (turn: HTMLElement | undefined) => turn?.dataset.message ?? ''
const topOf = (element: HTMLElement) => element.getBoundingClientRect().top
