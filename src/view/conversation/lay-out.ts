/** Minimum number of blocks in a frame, which take a few milliseconds, also on a phone. */
const minSlice = 8
/**
 * Maximum number of frames. It is smaller for more blocks, because every slice makes the browser lay out all blocks
 * after it.
 */
const maxSlices = (blocks: number) => Math.max(12, 16_000 / blocks)

/**
 * Lays out the blocks that streamed in below the view, a few at a time, so that soon after an answer’s end its height
 * is no longer an estimate, and no task takes long. Returns a function that stops it.
 */
export const layOutInSlices = (answer: Element): (() => void) => {
  // A paragraph that is too long to parse stays skipped by `content-visibility`.
  const blocks = [...answer.querySelectorAll<HTMLElement>('.lazy .markdown > :not([data-long])')]
  const size = Math.max(minSlice, Math.ceil(blocks.length / maxSlices(blocks.length)))
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
