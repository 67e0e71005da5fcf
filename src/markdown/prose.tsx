import type { ComponentChild } from 'preact'
import type { RenderContext } from './context.ts'
import { plainText } from './plain-text.ts'
import type { Image, Inline, Link } from './tree.ts'
import { resolveUrl } from './url.ts'

/** Draws inline content as elements and text nodes. */
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
      // A button instead of a link: a URL fragment finds nothing in a shadow root, and would change the page’s address.
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
  const url = resolveUrl(address, context.docsUrl, context.resolveAddress)
  if (!url) return prose
  return (
    <context.link url={url.href} title={title || undefined}>
      {plainText(children).trim() ? prose : url.href}
    </context.link>
  )
}

const drawImage = ({ url: address, title, text, inLink }: Image, context: RenderContext) => {
  const instead = inLink ? text : drawLink({ type: 'link', url: address, title, children: [text] }, context)
  const url = resolveUrl(address, context.docsUrl, context.resolveAddress)
  return url ? <context.image url={url} alt={text} title={title || undefined} instead={instead} /> : instead
}

const focusFootnote = ({ currentTarget }: { currentTarget: HTMLElement }): void => {
  const number = currentTarget.textContent
  currentTarget.closest('.markdown')?.querySelector<HTMLElement>(`[data-footnote="${number}"]`)?.focus()
}
