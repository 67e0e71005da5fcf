import type { ContextItem } from '../../protocol/context.ts'
import type { IdleEnvironment } from '../idle.ts'
import css from './ask-about.css?inline'
import { findCodeBlock, readCode } from './code-block.ts'
import { isOn } from './offered.ts'
import { besideSelection, onBlock } from './place.ts'
import { readSelection, type Selected } from './selection.ts'

interface AskAboutTexts {
  askAbout: string
  askAboutHint: string
}

/**
 * Starts the one button that stands beside a selection or on a code block of the page. It lives in the widget’s own
 * layer: no node is put into the page. Everything is found when it is pointed at, so that it does not matter how much
 * there is on a page.
 */
export const startAskAbout = (
  { host, root, launcher, given, handle, load, page, signal }: IdleEnvironment,
  bringTexts: () => Promise<AskAboutTexts>
): void => {
  let texts: AskAboutTexts | undefined
  const button = document.createElement('button')
  let selected: Selected | undefined
  /** The code block that is pointed at or has the focus. */
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
    // Without a new layout of the page, which may be a long one.
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
    // A zoomed page scales this layer too.
    const scale = size.width / button.offsetWidth
    const zoom = Math.abs(scale - 1) < 0.02 ? 1 : scale
    button.style.translate = `${point.x / zoom}px ${point.y / zoom}px`
  }

  const drawSoon = everyFrame(draw)

  const look = everyFrame(() => {
    if (isPointerDown || signal.aborted) return
    const next = readSelection(given.selection)
    if (next?.item.value !== asked) asked = undefined
    selected = asked === undefined ? next : undefined
    draw()
    hint()
  })

  /** A reader who uses the keyboard cannot reach the button, which is not where the text is, and is told the shortcut. */
  const hint = () => {
    if (!byKeyboard || !isShown || isHinted || !launcher.title) return
    isHinted = true
    load().then(
      panel => panel.announce(texts?.askAboutHint.replace('{keys}', launcher.title) ?? ''),
      () => {}
    )
  }

  const point = (target: EventTarget | null, isFocus = false) => {
    // Over the button itself it stays.
    if (target === host) return
    const next = findCodeBlock(target, given.codeBlocks)
    isBlockFocused = isFocus
    if (next === block) return
    block = next
    draw()
  }

  const hide = () => {
    selected = undefined
    block = undefined
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
  // A selection may have changed since it was last looked at, and a tap on the button takes it away in some browsers.
  const press = () => take(selected ? (pick() ?? selected.item) : block && readCode(block))

  button.className = 'ask-about'
  show(false)
  button.ariaKeyShortcuts = launcher.ariaKeyShortcuts
  button.onclick = press
  button.onpointerenter = () => void load().catch(() => {})
  // Pressing must not take the selection away.
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
    // A finger points by tapping; one that scrolls does not.
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
  // What only the mouse rests on is not what a reader means who uses the keyboard.
  page.press = () => isShown && (!!selected || isBlockFocused) && press()
  signal.addEventListener('abort', () => {
    page.pick = page.press = undefined
    button.remove()
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter(other => other !== sheet)
  })
}

/** Runs something once in the next frame, however often it is asked for. */
const everyFrame = (run: () => void) => {
  let frame = 0
  return () => {
    if (frame) return
    frame = requestAnimationFrame(() => {
      frame = 0
      run()
    })
  }
}
