import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { AssistantMessage } from '../../protocol/index.ts'
import { late } from '../late.tsx'
import { guessHeight } from './turns.ts'

interface TurnProps {
  turn: readonly AssistantMessage[]
  /** It gets room for its question to stand at the top. */
  hasRoom: boolean
  /** Far from where the reader begins: it is drawn when it comes near. */
  startsFar: boolean
  /** Others stand below it: it is put away when it is far from the view. */
  mayLeave: boolean
  draw(): ComponentChildren
}

const loadFarTurn = () => import('./far-turn.tsx')
const FarTurn = late(loadFarTurn)

/** A question with what was answered to it; far from the view it is its text and nothing else, and as high. */
export const Turn = ({ turn, hasRoom, startsFar, mayLeave, draw }: TurnProps) => {
  const place = useRef<HTMLDivElement>(null)
  const isTouched = useRef(false)
  /** In CSS pixels, while it is far. */
  const [height, setHeight] = useState(startsFar ? guessHeight(turn) : 0)
  useEffect(() => {
    if (!mayLeave) return
    const left = new AbortController()
    loadFarTurn().then(
      ({ watchFarTurn }) => watchFarTurn(place.current as HTMLElement, isTouched, setHeight, left.signal),
      // It stays as it is.
      () => {}
    )
    return () => left.abort()
  }, [mayLeave])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of what is pressed within it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button that a key presses is clicked, too
    <div
      ref={place}
      onClick={() => {
        isTouched.current = true
      }}
      data-message={turn[0]?.id}
      class={hasRoom ? 'turn room' : 'turn'}
      style={{ height: height ? `${height}px` : '' }}
    >
      {height ? <FarTurn turn={turn} /> : draw()}
    </div>
  )
}
