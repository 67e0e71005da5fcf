import { element } from './elements.ts'

interface Menu {
  toggle: HTMLButtonElement
  items: readonly HTMLElement[]
  signal: AbortSignal
  onOpen(): void
}

/** A list of links and buttons that a button shows. It has no menu role; the arrow keys move through it. */
export const createMenu = ({ toggle, items, signal, onOpen }: Menu) => {
  const list = element(
    'ul',
    { id: 'list', role: 'list', hidden: true },
    items.map(item => element('li', {}, [item]))
  )
  list.setAttribute('aria-label', toggle.title)
  toggle.setAttribute('aria-controls', list.id)

  const show = (isOpen: boolean) => {
    list.hidden = !isOpen
    toggle.ariaExpanded = `${isOpen}`
    if (!isOpen) return
    onOpen()
    // Opens to the side where it fits.
    list.classList.remove('end')
    const { left, right } = list.getBoundingClientRect()
    list.classList.toggle('end', left < 0 || right > document.documentElement.clientWidth)
  }
  const close = () => {
    const root = list.getRootNode() as ShadowRoot
    // Moves the focus out first, so that hiding the list does not lose it.
    if (list.contains(root.activeElement)) toggle.focus()
    show(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (key === 'Escape' && !list.hidden) close()
    else if (step) {
      if (list.hidden) show(true)
      const shown = items.filter(item => !item.parentElement?.hidden)
      const at = shown.indexOf(target as HTMLElement)
      const next = at < 0 ? shown.at(step > 0 ? 0 : -1) : shown[(at + step + shown.length) % shown.length]
      next?.focus()
    } else return
    event.preventDefault()
  }
  for (const part of [toggle, list]) part.onkeydown = onKeyDown
  // Closes the list at a press or a focus anywhere else.
  for (const event of ['pointerdown', 'focusin']) {
    const leave = (each: Event) => {
      const path = each.composedPath()
      if (!path.includes(list) && !path.includes(toggle)) show(false)
    }
    addEventListener(event, leave, { signal, capture: true })
  }
  return {
    list,
    close,
    show(item: HTMLElement, isShown: boolean) {
      // Moves the focus before the item is hidden, so that it is not lost.
      if (!isShown && (list.getRootNode() as ShadowRoot).activeElement === item) toggle.focus()
      if (item.parentElement) item.parentElement.hidden = !isShown
    },
    toggle: () => (list.hidden ? show(true) : close())
  }
}
