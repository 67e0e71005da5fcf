/** The page’s Markdown could not be read. `code` is the name of the label that says why. */
export class NoMarkdown extends Error {
  readonly code: 'noMarkdown' | 'pageNotLoaded'

  constructor(code: NoMarkdown['code'], options?: ErrorOptions) {
    super(code === 'noMarkdown' ? 'There is no Markdown at the address.' : 'The address could not be loaded.', options)
    this.name = 'NoMarkdown'
    this.code = code
  }
}

/** The address of the current page’s Markdown. @param given the owner’s option `markdownUrl` */
export const markdownAddress = (given: string | undefined): string => {
  const path = location.pathname.replace(/\.html$/, '').replace(/\/$/, '/index')
  const named = document.querySelector<HTMLLinkElement>('link[rel~=alternate][type="text/markdown"]')?.href
  const address = given ? given.replaceAll('{path}', path.replace(/\/index$/, '')) : (named ?? `${path}.md`)
  return new URL(address, document.baseURI).href
}
