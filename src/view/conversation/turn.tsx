import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { AssistantMessage } from '../../protocol/index.ts'
import { late } from '../late.tsx'
import { guessHeight } from './turns.ts'

interface TurnProps {
  turn: readonly AssistantMessage[]
  /** True when space is reserved so that the turn’s question can stand at the top. */
  hasRoom: boolean
  /** True when the turn starts far from the reader’s place, and is drawn when it comes near. */
  startsFar: boolean
  /** True when enough turns are below it, so that it may be replaced by its text when it is far from the view. */
  mayLeave: boolean
  draw(): ComponentChildren
}

const loadFarTurn = () => import('./far-turn.tsx')
const FarTurn = late(loadFarTurn)

/** A question with its answers. Far from the view, only its text is drawn, in an element of the same height. */
export const Turn = ({ turn, hasRoom, startsFar, mayLeave, draw }: TurnProps) => {
  const place = useRef<HTMLDivElement>(null)
  const isTouched = useRef(false)
  /** Height in CSS pixels while the turn is far from the view, otherwise 0. */
  const [height, setHeight] = useState(startsFar ? guessHeight(turn) : 0)
  useEffect(() => {
    if (!mayLeave) return
    const left = new AbortController()
    loadFarTurn().then(
      ({ watchFarTurn }) => watchFarTurn(place.current as HTMLElement, isTouched, setHeight, left.signal),
      // Without this code the turn stays drawn.
      () => {}
    )
    return () => left.abort()
  }, [mayLeave])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for clicks on the controls within it
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
