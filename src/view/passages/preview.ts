import type { Source } from '../../protocol/index.ts'

/** Milliseconds: of pointing before it opens, of leaving before it closes, of pressing on a touch screen. */
const delays = { open: 250, close: 200, press: 450 }
/** Pixels that a finger may move while it presses, and between link and preview. */
const slack = 10
const gap = 6

interface Preview {
  link: HTMLElement
  card: HTMLElement
  close(): void
}

let shown: Preview | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** The finger that presses a link, and whether it has pressed for long. There is one at a time. */
let press: { x: number; y: number; isDown: boolean; isLong: boolean } | undefined

const later = (act: () => void, delay: number) => {
  clearTimeout(timer)
  timer = setTimeout(act, delay)
}

/** What a link shows its source’s passage by: pointing, focus from the keyboard, and a long press. */
export const previewHandlers = (source: Source) => ({
  onPointerEnter({ currentTarget, pointerType }: LinkEvent<PointerEvent>) {
    if (pointerType !== 'touch') later(() => open(currentTarget, source), delays.open)
  },
  onPointerLeave({ pointerType }: PointerEvent) {
    // A finger that is lifted leaves too, and then the passage is read.
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
    const begun = { x, y, isDown: true, isLong: false }
    press = begun
    later(() => {
      begun.isLong = true
      open(currentTarget, source)
    }, delays.press)
  },
  onPointerMove({ clientX, clientY }: PointerEvent) {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > slack) endPress()
  },
  onPointerUp: () => endPress(),
  onPointerCancel: () => endPress(),
  onContextMenu(event: Event) {
    // The system’s menu would lie over the passage. A mouse and a keyboard get it.
    if (press?.isDown || press?.isLong) event.preventDefault()
  },
  onClickCapture(event: Event) {
    // The finger was lifted after a long press.
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
  // The answer may be gone meanwhile.
  if (!panel?.isConnected) return
  const card = document.createElement('div')
  card.className = 'passage'
  card.id = 'docs-assistant-passage'
  card.setAttribute('role', 'tooltip')
  card.append(line('passage-name', section || title), line('passage-text', passage))
  // Above everything, also where an answer clips what it holds.
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
      // It closes the preview alone, and not the panel.
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

/** Beside the link on the side with more room, within the panel’s width, and never over the link. */
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
