import { type ComponentChildren, createContext, isValidElement } from 'preact'
import { useContext } from 'preact/hooks'
import type { Source } from '../../protocol/index.ts'
import { late } from '../late.tsx'
import { useAssistant } from '../use-assistant.ts'
import type { GuardedLinkProps, LinkProps } from './link-props.ts'
import { hostToShow, isOwnLink, isPlainClick } from './link-rules.ts'
import { passages } from './passages.ts'

const SourcesContext = createContext<readonly Source[]>([])
export const SourcesProvider = SourcesContext.Provider

/**
 * A link of an answer. It shows its host when its text does not. A link to a source is a citation and gets the source’s
 * number: in place of its text when that only names the source, otherwise after its text.
 */
export const AnswerLink = ({ url, title, children }: LinkProps) => {
  const sources = useContext(SourcesContext)
  const { docsUrl } = useAssistant().state.options.value
  const host = hostToShow(plainText(children), url, docsUrl)
  const number = sources.findIndex(source => source.url === url) + 1
  const source = sources[number - 1]
  const words = (
    <GuardedLink url={url} title={title} source={source}>
      {children}
      {host && ` (${host})`}
    </GuardedLink>
  )
  if (!source) return words
  const name = [source.title, source.section].filter(Boolean).join(' – ')
  const isNumber = onlyNamesSource(children, source)
  // A citation shows the host whatever the source’s title is, so an empty text is compared.
  const place = hostToShow('', url, docsUrl)
  return (
    <>
      {!isNumber && words}
      <GuardedLink
        url={url}
        source={source}
        title={source.passage ? undefined : name}
        class="citation"
        label={`${number}: ${name}`}
        onDraw={joinToWord}
      >
        {number}
        {isNumber && place && ` ${place}`}
      </GuardedLink>
    </>
  )
}

/** Prevents a line break between a citation and the word before it. */
const joinToWord = (citation: Element | null) => {
  const before = citation?.previousSibling
  if (before instanceof Text) before.data = before.data.replace(/\s+$/, '\u00A0')
}

const onlyNamesSource = (children: ComponentChildren, { title, section }: Source) => {
  const text = plainText(children).trim()
  return /^\W*\d+\W*$/.test(text) || text === title || text === section
}

const plainText = (node: ComponentChildren): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(plainText).join('')
  return isValidElement(node) ? plainText((node.props as { children?: ComponentChildren }).children) : ''
}

/** Draws a link when the owner has listed origins. Until its code has loaded, it draws only the link’s text. */
const ListedLink = late(
  () => import('./listed-link.tsx'),
  ({ children }: GuardedLinkProps & { Link: typeof OpenLink }) => children
)

/** A link that the site’s router may take. It asks before it leads to an origin that the owner did not list. */
export const GuardedLink = (props: GuardedLinkProps) => {
  const { linkOrigins, docsUrl } = useAssistant().state.options.value
  return linkOrigins && !isOwnLink(props.url, docsUrl) ? (
    <ListedLink Link={OpenLink} {...props} />
  ) : (
    <OpenLink {...props} />
  )
}

const OpenLink = ({ url, title, source, class: className, part, label: name, onDraw, children }: GuardedLinkProps) => {
  const { state, view } = useAssistant()
  const isOwn = isOwnLink(url, state.options.value.docsUrl)
  const follow = (event: MouseEvent) => {
    // The browser opens a new tab or window, so the router is not asked.
    if (!isPlainClick(event)) return
    if (isOwn && url.startsWith('http')) state.followed.value = { url }
    const isTaken = !state.emit('navigate', { url, source })
    const isDone = isOwn && source && passages.value?.followSource(source, view, isTaken)
    if (isTaken || isDone) event.preventDefault()
  }
  return (
    <a
      ref={onDraw}
      href={url}
      title={title}
      class={className}
      part={part}
      aria-label={name}
      rel="noopener noreferrer"
      {...(!isOwn && { target: '_blank' })}
      onClick={follow}
      {...(source && passages.value?.sourceLinkHandlers(source))}
    >
      {children}
    </a>
  )
}
