import { pagePath } from '../protocol/path.ts'
import { widgetOf } from '../widget/widget.ts'
import { button, link } from './elements.ts'
import { createMenu } from './menu.ts'
import css from './more.css?inline'
import type { ResolvedPageActions } from './options.ts'
import { readTargets, targetAddress } from './targets.ts'

interface More extends ResolvedPageActions {
  /** The button that shows and hides it. */
  toggle: HTMLButtonElement
  /** Where the page’s Markdown is now, and the Markdown itself. */
  addressOf(): string
  markdown(): Promise<string>
  sayWhy(error: unknown): void
}

/** Creates the menu of “More page actions”. */
export const createMore = ({ targets, label, signal, toggle, addressOf, markdown, sayWhy }: More) => {
  const view = link(label.viewPage)
  const opened = readTargets(targets).map(target => ({
    target,
    item: link(
      label.openIn.replace('{name}', () => target.label),
      '_blank'
    )
  }))
  const ask = button(label.askPage, () => {
    menu.close()
    const assistant = findAssistant()
    assistant?.open()
    markdown().then(
      value => assistant?.addContext({ type: 'textSelection', value, path: pagePath(location.pathname) }),
      // Without the Markdown the question still carries the path of the page.
      () => {}
    )
  })
  const menu = createMenu({
    toggle,
    items: [view, ...opened.map(({ item }) => item), ask],
    signal,
    // Reads both again at each opening: a single-page site changes the page, and the widget may load later.
    onOpen() {
      const address = addressOf()
      const lead = (to: string) => {
        for (const { target, item } of opened) item.href = targetAddress(target, to)
      }
      view.href = address
      menu.show(view, true)
      lead(address)
      menu.show(ask, !!findAssistant())
      markdown().catch(error => {
        sayWhy(error)
        if (error.code !== 'noMarkdown') return
        menu.show(view, false)
        lead(location.href)
      })
    }
  })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  ;(toggle.getRootNode() as ShadowRoot).adoptedStyleSheets.push(sheet)
  toggle.after(menu.list)
  return menu
}

/** The page’s widget, whether an element, `mount` or the script made it. */
const findAssistant = () =>
  [...document.querySelectorAll<HTMLElement>('docs-assistant')].map(widgetOf).find(assistant => assistant)
