import type { IdleEnvironment } from './idle.ts'

/**
 * Adds a button on the launcher’s corner that hides both until the browser’s tab is closed. It is visible while the
 * launcher is hovered, has the keyboard’s focus or was long-pressed. The shortcut and the page’s scripts still open the panel.
 */
export const offerHiding = ({ root, launcher, signal }: IdleEnvironment, text: string): void => {
  const button = document.createElement('button')
  button.className = 'hide-launcher'
  button.ariaLabel = button.title = text
  let focusedBefore: EventTarget | null = null

  /** Moves the button to the launcher’s upper inline-end corner, wherever the site has put the launcher. */
  const place = () => {
    const { left, right, top } = launcher.getBoundingClientRect()
    // A page with CSS zoom scales the button too. Older browsers do not have this property.
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
  // Fired by a long press on Android, by a right click, and by the context menu key.
  on(launcher, 'contextmenu', event => {
    event.preventDefault()
    hold(true)
  })
  // iOS Safari has no such event: there a long press ends with a click, which must not open the panel.
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
      // Without a storage the launcher stays hidden until the page is left.
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

/** Returns the focus to where it was, else to the first focusable element of the main content, so that it is not lost. */
const focusPage = (before: EventTarget | null) => {
  const isThere = before instanceof HTMLElement && before.isConnected
  const element = isThere ? before : (firstIn(document.querySelector('main')) ?? firstIn(document.body))
  element?.focus({ preventScroll: true })
}

const firstIn = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('a[href],button,input,select,textarea,summary,[tabindex]')

/** Milliseconds of a long press, as in browsers. */
const longPress = 500
