import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type AssistantMessage, messageText } from '../../protocol/index.ts'

interface FarTurnProps {
  turn: readonly AssistantMessage[]
  draw(): ComponentChildren
}

/** A turn of an earlier visit, which is drawn when it comes near; until then it is as high as it will about be. */
export const View = ({ turn, draw }: FarTurnProps) => {
  const [isNear, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (!current) return
    // A view’s height above and below: nobody who scrolls sees it come.
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { root: current.closest('.scroll'), rootMargin: '100% 0px' }
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  if (isNear) return <>{draw()}</>
  const length = turn.reduce((sum, message) => sum + messageText(message).length, 0)
  return <div ref={place} style={{ height: `${around + length / perPixel}px` }} />
}

/** Pixels that a turn has beside its text, and UTF-16 units for each pixel of that: 50 in a line. */
const around = 140
const perPixel = 2
