import type { Place } from './contract.ts'

/** Where the reader is; nothing while the view is not shown. */
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

/** Scrolls to a place and says whether it is still there. */
export const goToPlace = (view: HTMLElement, { turn: name, block, offset }: Place): boolean => {
  const turns = turnsIn(view)
  const turn = turns.find(one => nameOf(one) === name)
  if (!turn) return false
  const top = view.scrollTop + topOf(blocksIn(turn)[block] ?? turn) - topOf(view) + offset
  const most = view.scrollHeight - view.clientHeight
  // No empty space where all is seen without scrolling, nor where the place can be had without it.
  if (most > 0 && top > most) turns.at(-1)?.classList.add('room')
  view.scrollTop = top
  return true
}

/** Reads what was stored. */
export const parsePlace = (text: string): Place | undefined => {
  try {
    const { turn, last, block, offset } = JSON.parse(text)
    return { turn: String(turn), last: String(last), block: Number(block), offset: Number(offset) }
  } catch {
    // Nothing, or nothing of this widget.
  }
}

const turnsIn = (view: HTMLElement) => [...view.querySelectorAll<HTMLElement>('.turn')]
const blocksIn = (turn: HTMLElement) => [turn, ...turn.querySelectorAll<HTMLElement>('.markdown > *')]
const nameOf = (turn: HTMLElement | undefined) => turn?.dataset.message ?? ''
const topOf = (element: HTMLElement) => element.getBoundingClientRect().top
