import { Parser } from 'htmlparser2'
import { likely } from './known-options.ts'

/** A tag of the page’s HTML. */
export interface Tag {
  name: string
  attributes: Record<string, string>
  /** The text of a script. */
  text: string
  inHead: boolean
  /** Whether it has an end tag. */
  isClosed: boolean
  /** The element around it in which scripts do not run. */
  inert: 'template' | 'noscript' | undefined
}

/** A widget as a page’s HTML describes it: options by their attribute name. */
export interface FoundWidget {
  options: Record<string, string>
  /** Address of the loader and its nonce; none for a `<docs-assistant>` element. */
  script: { url: string; nonce: string | undefined } | undefined
  tag: Tag
}

export interface DocsPage {
  /** The base of relative addresses in the page. */
  base: string
  widgets: FoundWidget[]
  scripts: Tag[]
  /** Elements with a hyphen in their name. */
  elements: Tag[]
  /** Content security policies in `<meta>` tags. */
  policies: string[]
  comments: string[]
  /** Every attribute, with its tag. */
  attributes: { tag: string; name: string; value: string }[]
  /** The visible text. */
  text: string
  title: string
}

/** Finds the widgets and the policies in a page’s HTML. Does not see what scripts add later. */
export const readDocsPage = (html: string, url: string): DocsPage => {
  const page: DocsPage = {
    base: url,
    widgets: [],
    scripts: [],
    elements: [],
    policies: [],
    comments: [],
    attributes: [],
    text: '',
    title: ''
  }
  const inert: ('template' | 'noscript')[] = []
  const texts: string[] = []
  let inHead = false
  let script: Tag | undefined
  let inTitle = false
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'head') inHead = true
      if (name === 'body') inHead = false
      inTitle = name === 'title' && inHead
      if (name === 'template' || name === 'noscript') inert.push(name)
      if (name === 'base' && attributes.href && page.base === url) page.base = resolve(attributes.href, url) ?? url
      const tag: Tag = { name, attributes, text: '', inHead, isClosed: true, inert: inert.at(-1) }
      if (name === 'script') {
        script = tag
        page.scripts.push(tag)
      } else if (name.includes('-')) page.elements.push(tag)
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy') {
        page.policies.push(attributes.content ?? '')
      }
      for (const [attribute, value] of Object.entries(attributes)) {
        page.attributes.push({ tag: name, name: attribute, value })
      }
    },
    onclosetag(name, isImplied) {
      if (name === 'head') inHead = false
      if (name === 'script') {
        if (script) script.isClosed = !isImplied
        script = undefined
      }
      if (name === 'title') inTitle = false
      if (name === inert.at(-1)) inert.pop()
    },
    ontext(text) {
      if (script) script.text += text
      else if (inTitle) page.title += text
      else texts.push(text)
    },
    oncomment: comment => void page.comments.push(comment)
  })
  parser.end(html)
  page.text = texts.join('')
  page.widgets = [...page.scripts, ...page.elements].flatMap(tag => widgetOf(tag, page.base))
  return page
}

const widgetOf = (tag: Tag, base: string): FoundWidget[] => {
  const { src, nonce, ...attributes } = tag.attributes
  if (tag.name === 'docs-assistant') return [{ options: tag.attributes, script: undefined, tag }]
  const url = resolve(src, base)
  if (tag.name !== 'script' || !url || !isLoader(tag)) return []
  const options = Object.entries(attributes).flatMap(([name, value]) =>
    name.startsWith('data-') ? [[name.slice('data-'.length), value]] : []
  )
  return [{ options: Object.fromEntries(options), script: { url, nonce }, tag }]
}

/** Whether a script is the loader: by its file name, also a misspelt one, or by an option that only the loader has. */
export const isLoader = ({ attributes: { src = '', ...attributes } }: Tag): boolean => {
  if (/(^|\/)docs-assistant[^/]*\.js([?#]|$)|\/docs-assistant(@[^/]*)?\/?([?#]|$)/.test(src)) return true
  const file = /([^/?#]+)([?#].*)?$/.exec(src)?.[1] ?? ''
  return Boolean(likely(file, ['docs-assistant.js']) || attributes['data-assistant-key'])
}

export const resolve = (address: string | undefined, base: string): string | undefined =>
  address !== undefined && URL.canParse(address, base) ? new URL(address, base).href : undefined
