import type { ComponentChild } from 'preact'
import type { RenderContext } from './context.ts'
import { plainText } from './plain-text.ts'
import type { Image, Inline, Link } from './tree.ts'
import { disguisedHost, resolveUrl } from './url.ts'

/** Inline content as elements and text nodes. */
export const drawProse = (content: readonly Inline[], context: RenderContext): ComponentChild[] =>
  content.map(part => drawInline(part, context))

const drawInline = (part: Inline, context: RenderContext): ComponentChild => {
  if (typeof part === 'string') return part
  switch (part.type) {
    case 'em':
    case 'strong':
    case 'del':
      return <part.type>{drawProse(part.children, context)}</part.type>
    case 'code':
      return <code dir="ltr">{part.text}</code>
    case 'break':
      return <br />
    case 'formula':
      return context.formula && <context.formula tex={part.tex} display={part.display} />
    case 'link':
      return drawLink(part, context)
    case 'image':
      return drawImage(part, context)
    case 'reference':
      // A button, not a link: a fragment does not reach into a shadow root, and would change the page's address.
      return (
        <sup>
          <button type="button" aria-label={`${context.labels.footnote} ${part.number}`} onClick={focusFootnote}>
            {part.number}
          </button>
        </sup>
      )
  }
}

const drawLink = ({ url: address, title, children }: Link, context: RenderContext) => {
  const prose = drawProse(children, context)
  const docs = new URL(context.docsUrl)
  const url = resolveUrl(address, docs.href, context.resolveAddress)
  if (!url) return prose
  const text = plainText(children).trim()
  const host = url.host && disguisedHost(text, url.host, docs.host)
  return (
    <context.link url={url.href} title={title || undefined} external={url.host !== '' && url.origin !== docs.origin}>
      {text ? prose : url.href}
      {host && ` (${host})`}
    </context.link>
  )
}

/** Loaded by itself only from an allowed origin; any other image is a link to it, or its text where a link is around it. */
const drawImage = ({ url: address, title, text, inLink }: Image, context: RenderContext) => {
  const url = resolveUrl(address, context.docsUrl, context.resolveAddress)
  if (!url || !context.allowsImage(url)) {
    return inLink ? text : drawLink({ type: 'link', url: address, title, children: [text] }, context)
  }
  return (
    <img
      src={url.href}
      alt={text}
      title={title || undefined}
      loading="lazy"
      decoding="async"
      referrerpolicy="no-referrer"
    />
  )
}

const focusFootnote = ({ currentTarget }: { currentTarget: HTMLElement }): void => {
  const number = currentTarget.textContent
  currentTarget.closest('.markdown')?.querySelector<HTMLElement>(`[data-footnote="${number}"]`)?.focus()
}
