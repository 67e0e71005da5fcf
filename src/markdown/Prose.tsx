import type { RenderContext } from './context.ts'
import { plainText } from './plainText.ts'
import type { Inline } from './tree.ts'
import { disguisedHost, resolveUrl, visibleText } from './url.ts'

interface ProseProps {
  content: Inline[]
  context: RenderContext
  /** Within a link nothing else is a link. */
  inLink?: boolean
}

/** Inline content as elements and text nodes. */
export const Prose = ({ content, context, inLink = false }: ProseProps) => (
  <>{content.map(part => drawInline(part, context, inLink))}</>
)

const drawInline = (part: Inline, context: RenderContext, inLink: boolean) => {
  if (typeof part === 'string') return inLink ? visibleText(part) : part
  switch (part.type) {
    case 'em':
    case 'strong':
    case 'del':
      return (
        <part.type>
          <Prose content={part.children} context={context} inLink={inLink} />
        </part.type>
      )
    case 'code':
      return <code dir="ltr">{inLink ? visibleText(part.text) : part.text}</code>
    case 'break':
      return <br />
    case 'reference':
      // A button, not a link: a fragment does not reach into a shadow root, and would change the page's address.
      return (
        <sup>
          <button type="button" aria-label={`${context.labels.footnote} ${part.number}`} onClick={focusFootnote}>
            {part.number}
          </button>
        </sup>
      )
    case 'image':
      return <Picture {...part} context={context} inLink={inLink} />
    case 'link':
      return inLink ? (
        <Prose content={part.children} context={context} inLink />
      ) : (
        <Anchor {...part} context={context} />
      )
  }
}

interface AnchorProps {
  url: string
  title: string
  children: Inline[]
  context: RenderContext
}

const Anchor = ({ url: address, title, children, context }: AnchorProps) => {
  const url = resolveUrl(address, context.docsUrl)
  if (!url) return <Prose content={children} context={context} />
  const text = visibleText(plainText(children))
  const host = disguisedHost(text, url)
  const { Link } = context
  return (
    <Link
      url={url.href}
      title={visibleText(title) || undefined}
      external={url.protocol !== 'mailto:' && url.origin !== new URL(context.docsUrl).origin}
    >
      {text.trim() ? <Prose content={children} context={context} inLink /> : url.href}
      {host && ` (${host})`}
    </Link>
  )
}

interface PictureProps {
  url: string
  title: string
  alt: string
  context: RenderContext
  inLink: boolean
}

/** Loaded by itself only from an allowed origin; any other image is a link to it. */
const Picture = ({ url: address, title, alt, context, inLink }: PictureProps) => {
  const url = resolveUrl(address, context.docsUrl)
  if (!url || !context.imageOrigins.includes(url.origin)) {
    return inLink ? (
      visibleText(alt)
    ) : (
      <Anchor url={address} title={title} context={context}>
        {[alt]}
      </Anchor>
    )
  }
  return (
    <img
      src={url.href}
      alt={alt}
      title={visibleText(title) || undefined}
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
