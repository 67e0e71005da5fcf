/** So many blocks in a frame: they take a few milliseconds, also on a phone. */
const slice = 8
/**
 * So many frames at most, the fewer the more blocks there are: of thousands each that has changed has the browser place
 * all that follow.
 */
const slicesFor = (blocks: number) => Math.max(12, 16_000 / blocks)

/**
 * Lays out what came in below the view, a few blocks at a time, so that an answer is as long as it looks soon after its
 * end, and no task is long. Returns what stops it.
 */
export const layOutInSlices = (answer: Element): (() => void) => {
  // A paragraph that is too long to be read stays as it is.
  const blocks = [...answer.querySelectorAll<HTMLElement>('.lazy .markdown > :not([data-long])')]
  const size = Math.max(slice, Math.ceil(blocks.length / slicesFor(blocks.length)))
  const next = () => {
    for (const block of blocks.splice(0, size)) block.style.contentVisibility = 'visible'
    if (blocks.length) requestAnimationFrame(wait)
  }
  // Safari has no requestIdleCallback.
  const wait = () => (window.requestIdleCallback ?? setTimeout)(next)
  wait()
  return () => {
    blocks.length = 0
  }
}
