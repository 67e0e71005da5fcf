/** Why a page’s Markdown is not there; the names are those of the texts that say it. */
export class NoMarkdown extends Error {
  readonly code: 'noMarkdown' | 'pageNotLoaded'

  constructor(code: NoMarkdown['code'], options?: ErrorOptions) {
    super(code === 'noMarkdown' ? 'There is no Markdown at the address.' : 'The address could not be loaded.', options)
    this.name = 'NoMarkdown'
    this.code = code
  }
}

/** Where the Markdown of the page is that is open now. @param given the owner’s option */
export const markdownAddress = (given: string | undefined): string => {
  const path = location.pathname.replace(/\.html$/, '').replace(/\/$/, '/index')
  const named = document.querySelector<HTMLLinkElement>('link[rel~=alternate][type="text/markdown"]')?.href
  const address = given ? given.replaceAll('{path}', path.replace(/\/index$/, '')) : (named ?? `${path}.md`)
  return new URL(address, document.baseURI).href
}
