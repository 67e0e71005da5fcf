import type { IdleEnvironment } from './idle.ts'

/**
 * A button on the launcher’s corner that takes both away until the browser’s tab is closed. It is seen where the launcher
 * is pointed at, has the keyboard’s focus or is pressed for long; the shortcut and the page’s scripts still open the panel.
 */
export const offerHiding = ({ root, launcher, signal }: IdleEnvironment, text: string): void => {
  const button = document.createElement('button')
  button.className = 'hide-launcher'
  button.ariaLabel = button.title = text
  let focusedBefore: EventTarget | null = null

  /** On the upper corner at the end of the line, wherever a site has put the launcher. */
  const place = () => {
    const { left, right, top } = launcher.getBoundingClientRect()
    // A page may be zoomed by its styles, and the button with it. Older browsers do not tell.
    const zoom = button.currentCSSZoom ?? 1
    const half = button.offsetWidth / 2
    const corner = root.dir === 'rtl' ? left / zoom + 4 : right / zoom - 4
    button.style.left = `${Math.max(0, corner - half)}px`
    button.style.top = `${Math.max(0, top / zoom + 4 - half)}px`
  }
  const hold = (isHeld: boolean) => {
    place()
    button.classList.toggle('held', isHeld)
  }

  const on = <Name extends keyof HTMLElementEventMap>(
    target: EventTarget,
    name: Name,
    listen: (event: HTMLElementEventMap[Name]) => void
  ) => target.addEventListener(name, listen as EventListener, { capture: true, signal })

  on(launcher, 'pointerenter', place)
  on(button, 'focus', place)
  on(launcher, 'focus', event => {
    place()
    if (event.relatedTarget !== button) focusedBefore = event.relatedTarget
  })
  // What a long press is on Android, the second button of a mouse, and a key of its own.
  on(launcher, 'contextmenu', event => {
    event.preventDefault()
    hold(true)
  })
  // Safari on a phone has no such event: there a long press ends with a click.
  let isLong = false
  let timer: ReturnType<typeof setTimeout> | undefined
  on(launcher, 'pointerdown', ({ pointerType }) => {
    isLong = false
    if (pointerType !== 'touch') return
    timer = setTimeout(() => {
      isLong = true
      hold(true)
    }, longPress)
  })
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    on(launcher, name, () => clearTimeout(timer))
  on(root, 'click', event => {
    if (isLong && event.target === launcher) event.stopPropagation()
    isLong = false
  })
  on(document, 'pointerdown', event => {
    if (event.composedPath()[0] !== button) hold(false)
  })

  on(button, 'mousedown', event => event.preventDefault())
  on(button, 'click', () => {
    try {
      sessionStorage.setItem('docs-assistant:hidden', 'true')
    } catch {
      // A page that may not store hides it until it is left.
    }
    const hasFocus = (root.getRootNode() as ShadowRoot).activeElement
    root.classList.add('away')
    if (hasFocus) focusPage(focusedBefore)
  })
  launcher.after(button)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    button.remove()
  })
}

/** Where the reader was; else the beginning of what the page is about, because a page has no focus that could be seen. */
const focusPage = (before: EventTarget | null) => {
  const isThere = before instanceof HTMLElement && before.isConnected
  const element = isThere ? before : (firstIn(document.querySelector('main')) ?? firstIn(document.body))
  element?.focus({ preventScroll: true })
}

const firstIn = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('a[href],button,input,select,textarea,summary,[tabindex]')

/** Milliseconds, as browsers have them. */
const longPress = 500
