/** The globals of the page on which the worst model answers. */
interface Examined {
  ran?: unknown
  widget: {
    ask(text: string, options?: object): Promise<unknown>
    newThread(): void
  }
}

export interface Found {
  /** What an answer contained at any time, and must not. */
  faults: string[]
  /** The HTML of the finished answers, with all addresses and titles. */
  html: string
}

/** Runs in the page: asks these questions in one conversation, and examines the answers in every frame. */
export const askAndExamine = async (questions: { text: string; context: object[] }[]): Promise<Found> => {
  const { widget } = window as unknown as Examined
  const root = () => document.querySelector('docs-assistant')?.shadowRoot as ShadowRoot
  const faults = new Set<string>()
  const isOwn = (url: URL) => url.origin === location.origin || url.protocol === 'mailto:'
  const forbidden = 'script, iframe, object, embed, form, meta, base, link, style, video, audio, svg image, svg a'

  const examine = () => {
    const answers = root().querySelectorAll('.answer')
    for (const element of [...answers].flatMap(answer => [...answer.querySelectorAll('*')])) {
      if (element.matches(forbidden)) faults.add(`<${element.localName}>`)
      for (const { name, value } of element.attributes) {
        // Two kinds of style attribute are the widget’s: in formulas, and on blocks that are laid out late.
        const isFormula = element.closest('.formula') && !/url|@|:\/\//i.test(value)
        const isStyle = name === 'style' && (isFormula || value === 'content-visibility: visible;')
        if (/^on|^style$|^ping$|^srcset$/.test(name) && !isStyle) faults.add(`[${name}]`)
      }
      if (element instanceof HTMLImageElement && !isOwn(new URL(element.src))) faults.add(`image ${element.src}`)
      if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) examineLink(element)
    }
    for (const answer of answers) {
      if (
        /[\u034f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u3164\u{e0000}-\u{e0fff}]/u.test(
          textOf(answer)
        )
      )
        faults.add('a character that hides or turns text around')
    }
  }
  const examineLink = (link: HTMLAnchorElement) => {
    if (!/^(?:https?|mailto):$/.test(link.protocol) || link.username) faults.add(`address ${link.href}`)
    if (isOwn(new URL(link.href)) || textOf(link).toLowerCase().includes(link.host)) return
    // A numbered citation may lack its host if the link before it or the list of sources names the host.
    const before = link.previousElementSibling
    if (before instanceof HTMLAnchorElement && before.href === link.href && textOf(before).includes(link.host)) return
    const listed = [...root().querySelectorAll<HTMLAnchorElement>('.source')].find(({ href }) => href === link.href)
    if (!listed?.textContent?.includes(link.host)) faults.add(`a link that hides its host: ${link.textContent}`)
  }
  const textOf = (element: Element) => element.textContent ?? ''

  let isAsking = true
  const watch = () => {
    examine()
    if (isAsking) requestAnimationFrame(watch)
  }
  widget.newThread()
  requestAnimationFrame(watch)
  for (const { text, context } of questions) {
    await widget.ask(text, context.length ? { context } : undefined).catch(() => {})
  }
  for (const thoughts of root().querySelectorAll('details')) thoughts.open = true
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  isAsking = false
  examine()
  if ((window as unknown as Examined).ran !== undefined) faults.add('a script ran')
  return {
    faults: [...faults],
    html: [...root().querySelectorAll('.answer')].map(({ innerHTML }) => innerHTML).join('\n')
  }
}
