import { useEffect, useState } from 'preact/hooks'

/** Counts whole seconds down to zero. It goes by the clock, because a background tab runs its timers late. */
export const useCountdown = (seconds: number): number => {
  const [end] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(Math.ceil(seconds))
  useEffect(() => {
    const tick = () => {
      const next = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(next)
      if (next === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end])
  return left
}
