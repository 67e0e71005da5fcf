import type { Source } from '../../protocol/index.ts'

/** Milliseconds of hovering before it opens, after leaving before it closes, and of a long press on a touch screen. */
const delays = { open: 250, close: 200, press: 450 }
/** Pixels that a finger may move during a long press, and pixels between link and preview. */
const slack = 10
const gap = 6

interface Preview {
  link: HTMLElement
  card: HTMLElement
  close(): void
}

let shown: Preview | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** The current press of a finger on a link, and whether it is a long press already. */
let press: { x: number; y: number; isDown: boolean; isLong: boolean } | undefined

const later = (act: () => void, delay: number) => {
  clearTimeout(timer)
  timer = setTimeout(act, delay)
}

/** Event handlers that show a source’s passage beside its link on hover, keyboard focus and long press. */
export const previewHandlers = (source: Source) => ({
  onPointerEnter({ currentTarget, pointerType }: LinkEvent<PointerEvent>) {
    if (pointerType !== 'touch') later(() => open(currentTarget, source), delays.open)
  },
  onPointerLeave({ pointerType }: PointerEvent) {
    // Lifting a finger also fires `pointerleave`, but the passage must stay, because the reader reads it then.
    if (pointerType !== 'touch') later(close, delays.close)
  },
  onFocus({ currentTarget }: LinkEvent<FocusEvent>) {
    if (currentTarget.matches(':focus-visible')) open(currentTarget, source)
  },
  onBlur: () => close(),
  onPointerDown({ currentTarget, pointerType, clientX: x, clientY: y }: LinkEvent<PointerEvent>) {
    close()
    press = undefined
    if (pointerType !== 'touch') return
    const thisPress = { x, y, isDown: true, isLong: false }
    press = thisPress
    later(() => {
      thisPress.isLong = true
      open(currentTarget, source)
    }, delays.press)
  },
  onPointerMove({ clientX, clientY }: PointerEvent) {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > slack) endPress()
  },
  onPointerUp: () => endPress(),
  onPointerCancel: () => endPress(),
  onContextMenu(event: Event) {
    // During a long press the system’s menu would cover the passage. A mouse and a keyboard still open the menu.
    if (press?.isDown || press?.isLong) event.preventDefault()
  },
  onClickCapture(event: Event) {
    // The click that ends a long press must not follow the link.
    if (!press?.isLong) return
    press = undefined
    event.preventDefault()
    event.stopImmediatePropagation()
  }
})

const endPress = () => {
  if (!press) return
  if (!press.isLong) clearTimeout(timer)
  press.isDown = false
}

type LinkEvent<Kind extends Event> = Kind & { currentTarget: HTMLElement }

const close = () => {
  clearTimeout(timer)
  shown?.close()
  shown = undefined
}

const open = (link: HTMLElement, { title, section, passage = '' }: Source) => {
  if (shown?.link === link) return
  close()
  const panel = link.closest('.panel')
  // The answer may have been removed meanwhile.
  if (!panel?.isConnected) return
  const card = document.createElement('div')
  card.className = 'passage'
  card.id = 'docs-assistant-passage'
  card.setAttribute('role', 'tooltip')
  card.append(line('passage-name', section || title), line('passage-text', passage))
  // A popover is drawn above everything, and the answer’s overflow does not clip it.
  card.popover = 'manual'
  panel.append(card)
  card.showPopover?.()
  place(card, link.getBoundingClientRect(), panel.getBoundingClientRect())
  link.setAttribute('aria-describedby', card.id)
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }
  card.addEventListener('pointerenter', () => clearTimeout(timer))
  card.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') later(close, delays.close)
  })
  addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape') return
      // Otherwise Escape would also close the panel.
      event.preventDefault()
      event.stopPropagation()
      close()
    },
    options
  )
  for (const event of ['scroll', 'pointerdown', 'resize']) {
    addEventListener(event, each => each.composedPath().includes(card) || close(), options)
  }
  shown = {
    link,
    card,
    close() {
      listening.abort()
      link.removeAttribute('aria-describedby')
      card.remove()
    }
  }
}

const line = (className: string, text: string) => {
  const element = document.createElement('p')
  element.className = className
  element.dir = 'auto'
  element.textContent = text
  return element
}

/** Places the card above or below the link, where there is more space, within the panel’s width. */
const place = (card: HTMLElement, link: DOMRect, panel: DOMRect) => {
  const above = link.top - 2 * gap
  const below = innerHeight - link.bottom - 2 * gap
  const isAbove = above > below
  const { style } = card
  style.width = `${Math.min(360, panel.width - 4 * gap)}px`
  style.maxHeight = `${isAbove ? above : below}px`
  const { width, height } = card.getBoundingClientRect()
  const middle = link.left + link.width / 2 - width / 2
  style.left = `${Math.max(panel.left + 2 * gap, Math.min(middle, panel.right - 2 * gap - width))}px`
  style.top = `${isAbove ? link.top - gap - height : link.bottom + gap}px`
}
