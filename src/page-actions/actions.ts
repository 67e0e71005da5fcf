import { copyText } from './copy.ts'
import { button, element, icon } from './elements.ts'
import { markdownAddress, NoMarkdown } from './markdown.ts'
import type { ResolvedPageActions } from './options.ts'

const copyIcon = 'M7 7V4.5h8.5V13H13M4.5 7H13v8.5H4.5Z'
const chevron = 'M6 8.5l4 4 4-4'

/** The buttons of a page. Made without Preact, because every reader loads them; the menu’s code comes when it is needed. */
export const createActions = (given: ResolvedPageActions): HTMLElement => {
  const { markdownUrl, label, signal } = given
  const status = element('p', { role: 'status' })
  let clearing: ReturnType<typeof setTimeout> | undefined
  const say = (text: string, isError = true) => {
    clearTimeout(clearing)
    status.textContent = text
    status.className = isError ? 'wrong' : ''
    if (!isError) clearing = setTimeout(say, 5000, '')
  }
  signal.addEventListener('abort', () => clearTimeout(clearing))
  const sayWhy = (error: unknown) => say(label[error instanceof NoMarkdown ? error.code : 'pageNotCopied'])

  const addressOf = () => markdownAddress(markdownUrl)
  let read: { address: string; text: Promise<string> } | undefined
  /** The page’s Markdown. Read once for each address; a failed read is tried again. */
  const markdown = () => {
    const address = addressOf()
    if (read?.address === address) return read.text
    const text = import('./read-markdown.ts').catch(notBrought).then(({ readMarkdown }) => readMarkdown(address))
    read = { address, text }
    text.catch(() => {
      read = undefined
    })
    return text
  }

  const copy = button(label.copyPage, () => {
    say('')
    copyText(markdown()).then(() => say(label.pageCopied, false), sayWhy)
  })
  copy.prepend(icon(copyIcon))

  const toggle = button('', () => bring().then(more => more.toggle(), sayWhy))
  toggle.className = 'more'
  toggle.ariaLabel = toggle.title = label.morePageActions
  toggle.ariaExpanded = 'false'
  toggle.append(icon(chevron))
  let bringing: Promise<{ toggle(): void }> | undefined
  const bring = () => {
    bringing ??= import('./more.ts').then(
      ({ createMore }) => createMore({ ...given, toggle, addressOf, markdown, sayWhy }),
      cause => {
        bringing = undefined
        return notBrought(cause)
      }
    )
    return bringing
  }
  // Loads the menu’s code early, so that it is there when the reader presses the button.
  toggle.onpointerenter = toggle.onfocus = () => void bring().catch(() => {})
  return element('div', { className: 'actions' }, [copy, toggle, status])
}

const notBrought = (cause: unknown): never => {
  throw new NoMarkdown('pageNotLoaded', { cause })
}
