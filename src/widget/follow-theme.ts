/** Calls `draw` when something has changed from which the page’s theme is read, at most once a frame; until `signal`. */
export const followTheme = (draw: () => void, signal: AbortSignal): void => {
  let frame = 0
  const read = () => {
    frame = 0
    if (signal.aborted) return
    // Again each time: a site may swap its body.
    for (const element of [document.documentElement, document.body, document.head]) {
      // The head has the stylesheets, the others have a site’s switch and colours. A site may take either away.
      if (element) observer.observe(element, { attributes: true, childList: true, subtree: element === document.head })
    }
    draw()
  }
  // Once a frame, when the browser calculates the styles anyway.
  const update = () => {
    if (!frame) frame = requestAnimationFrame(read)
  }
  const observer = new MutationObserver(update)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', update, { signal })
  // Of stylesheets, and of colours that change slowly.
  for (const event of ['load', 'transitionend']) document.addEventListener(event, update, { capture: true, signal })
  signal.addEventListener('abort', () => observer.disconnect())
  read()
}
