import type { ContextItem } from '../../protocol/context.ts'
import type { IdleEnvironment } from '../idle.ts'
import css from './ask-about.css?inline'
import { findCodeBlock, readCode } from './code-block.ts'
import { isOn } from './offered.ts'
import { besidePanel, besideSelection, onBlock } from './place.ts'
import { readSelection, type Selected } from './selection.ts'

interface AskAboutTexts {
  askAbout: string
  askAboutHint: string
}

/**
 * Starts the button that appears beside a selection or on a code block of the page. It is drawn in the widget’s own
 * shadow root, so no node is added to the page. Code blocks are looked up when the reader points at one, so that a long
 * page costs nothing.
 */
export const startAskAbout = (
  { host, root, launcher, given, handle, load, page, signal }: IdleEnvironment,
  bringTexts: () => Promise<AskAboutTexts>
): void => {
  let texts: AskAboutTexts | undefined
  const button = document.createElement('button')
  let selected: Selected | undefined
  /** The code block that the reader points at or that has the focus. */
  let block: HTMLElement | undefined
  let isBlockFocused = false
  /** The selection that was asked about, which is not offered again. */
  let asked: string | undefined
  let isTouch = false
  let byKeyboard = false
  let isPointerDown = false
  let isHinted = false
  let isShown = false

  const show = (next: boolean) => {
    isShown = next
    // `visibility` forces no new layout of the page, which may be long.
    button.style.visibility = next ? 'visible' : 'hidden'
  }

  const bring = () =>
    bringTexts().then(arrived => {
      texts = arrived
      look()
    })

  const draw = () => {
    if (!selected && !block) return show(false)
    if (!texts) return bring()
    button.textContent = selected ? texts.askAbout : launcher.textContent
    const size = button.getBoundingClientRect()
    const point = selected ? besideSelection(selected, size, isTouch) : block && onBlock(block, size)
    show(!!point)
    if (!point) return
    const panel = root.querySelector('.panel')
    if (panel) besidePanel(panel, point, size)
    // A page with CSS zoom scales this button too.
    const scale = size.width / button.offsetWidth
    const zoom = Math.abs(scale - 1) < 0.02 ? 1 : scale
    button.style.translate = `${point.x / zoom}px ${point.y / zoom}px`
  }

  const drawSoon = oncePerFrame(draw)

  const look = oncePerFrame(() => {
    if (isPointerDown || signal.aborted) return
    const next = readSelection(given.selection)
    const isAsked = next?.item.value === asked
    if (!isAsked) asked = undefined
    selected = isAsked ? undefined : next
    draw()
    hint()
  })

  /** Announces the shortcut to a keyboard user, who cannot reach the button: it is far from the text in the tab order. */
  const hint = () => {
    if (!byKeyboard || !isShown || isHinted || !launcher.title) return
    isHinted = true
    load().then(
      panel => panel.announce(texts?.askAboutHint.replace('{keys}', launcher.title) ?? ''),
      () => {}
    )
  }

  const point = (target: EventTarget | null, isFocus = false) => {
    // The pointer is over the button itself, which must stay.
    if (target === host) return
    const next = findCodeBlock(target, given.codeBlocks)
    isBlockFocused = isFocus
    if (next === block) return
    block = next
    draw()
  }

  const hide = () => {
    selected = block = undefined
    show(false)
  }

  const take = (item: ContextItem | undefined): boolean => {
    if (!item) return false
    asked = item.value
    hide()
    handle.open()
    load().then(
      panel => panel.askAbout(item),
      () => {}
    )
    return true
  }
  const pick = () => readSelection(given.selection)?.item
  // Reads the selection again, because it may have changed; in some browsers the tap on the button has cleared it.
  const press = () => take(selected ? (pick() ?? selected.item) : block && readCode(block))

  button.className = 'ask-about'
  show(false)
  button.ariaKeyShortcuts = launcher.ariaKeyShortcuts
  button.onclick = press
  button.onpointerenter = () => void load().catch(() => {})
  // Otherwise a press would clear the selection.
  button.onmousedown = event => event.preventDefault()
  root.prepend(button)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const shadow = root.getRootNode() as ShadowRoot
  shadow.adoptedStyleSheets.push(sheet)

  const on = <Name extends keyof DocumentEventMap>(name: Name, listen: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, listen, { capture: true, passive: true, signal })

  on('keydown', event => {
    byKeyboard = true
    if (event.key === 'Escape') hide()
  })
  on('pointerdown', event => {
    byKeyboard = false
    isTouch = event.pointerType === 'touch'
    isPointerDown = event.target !== host
  })
  const release = () => {
    isPointerDown = false
    look()
  }
  on('pointerup', release)
  on('pointercancel', release)
  if (isOn(given.selection)) on('selectionchange', look)
  if (isOn(given.codeBlocks)) {
    on('pointerover', event => event.pointerType === 'mouse' && point(event.target))
    // On touch a tap points at a block; scrolling does not.
    on('click', event => point(event.target))
    on('focusin', event => {
      if (!byKeyboard) return
      point(event.target, true)
      hint()
    })
  }
  on('scroll', () => (selected || block) && drawSoon())
  addEventListener('resize', drawSoon, { signal })

  page.pick = pick
  // The shortcut ignores a code block that is only under the mouse: a keyboard user does not mean that one.
  page.press = () => isShown && (!!selected || isBlockFocused) && press()
  signal.addEventListener('abort', () => {
    page.pick = page.press = undefined
    button.remove()
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter(other => other !== sheet)
  })
}

/** Throttles a function: however often it is called, it runs once in the next frame. */
const oncePerFrame = (run: () => void) => {
  let frame = 0
  return () => {
    if (frame) return
    frame = requestAnimationFrame(() => {
      frame = 0
      run()
    })
  }
}
