import type { RenderContext } from './context.ts'
import { plainText } from './plainText.ts'
import type { Inline } from './tree.ts'
import { disguisedHost, plainLinkText, resolveUrl } from './url.ts'

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
  if (typeof part === 'string') return inLink ? plainLinkText(part) : part
  switch (part.type) {
    case 'emphasis':
    case 'strong':
    case 'strike': {
      const Tag = elements[part.type]
      return (
        <Tag>
          <Prose content={part.children} context={context} inLink={inLink} />
        </Tag>
      )
    }
    case 'code':
      return <code dir="ltr">{inLink ? plainLinkText(part.text) : part.text}</code>
    case 'break':
      return <br />
    case 'reference':
      return <FootnoteReference number={part.number} context={context} />
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

const elements = { emphasis: 'em', strong: 'strong', strike: 'del' } as const

interface AnchorProps {
  url: string
  title: string
  children: Inline[]
  context: RenderContext
}

const Anchor = ({ url: address, title, children, context }: AnchorProps) => {
  const url = resolveUrl(address, context.docsUrl)
  if (!url) return <Prose content={children} context={context} />
  const text = plainLinkText(plainText(children))
  const host = disguisedHost(text, url)
  const { Link } = context
  return (
    <Link
      url={url.href}
      title={plainLinkText(title) || undefined}
      external={url.protocol !== 'mailto:' && url.origin !== context.docsOrigin}
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
      plainLinkText(alt)
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
      title={plainLinkText(title) || undefined}
      loading="lazy"
      decoding="async"
      referrerpolicy="no-referrer"
    />
  )
}

interface FootnoteReferenceProps {
  number: number
  context: RenderContext
}

/** A button, not a link: a fragment does not reach into a shadow root, and would change the page's address. */
const FootnoteReference = ({ number, context }: FootnoteReferenceProps) => (
  <sup>
    <button type="button" aria-label={`${context.labels.footnote} ${number}`} onClick={focusFootnote}>
      {number}
    </button>
  </sup>
)

const focusFootnote = ({ currentTarget }: { currentTarget: HTMLElement }): void => {
  const number = currentTarget.textContent
  currentTarget.closest('.markdown')?.querySelector<HTMLElement>(`[data-footnote="${number}"]`)?.focus()
}
