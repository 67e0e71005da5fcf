import { Parser } from 'htmlparser2'

/** A widget as a page’s HTML describes it: options by their attribute name. */
export interface FoundWidget {
  options: Record<string, string>
  /** Address of the loader and its nonce; none where the element is written out. */
  script: { url: string; nonce: string | undefined } | undefined
}

export interface DocsPage {
  widgets: FoundWidget[]
  /** Policies that stand in the page itself. */
  policies: string[]
}

/** Finds the widgets and the policies of a page. What a program adds later is not seen. */
export const readDocsPage = (html: string, url: string): DocsPage => {
  const page: DocsPage = { widgets: [], policies: [] }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script') page.widgets.push(...scriptWidget(attributes, url))
      if (name === 'docs-assistant') page.widgets.push({ options: attributes, script: undefined })
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy') {
        page.policies.push(attributes.content ?? '')
      }
    }
  })
  parser.end(html)
  return page
}

const scriptWidget = ({ src, nonce, ...attributes }: Record<string, string>, page: string): FoundWidget[] => {
  const named = src !== undefined && /(^|\/)docs-assistant[^/]*\.js([?#]|$)/.test(src)
  if (!named || !URL.canParse(src, page)) return []
  const options = Object.entries(attributes).flatMap(([name, value]) =>
    name.startsWith('data-') ? [[name.slice('data-'.length), value]] : []
  )
  return [{ options: Object.fromEntries(options), script: { url: new URL(src, page).href, nonce } }]
}
