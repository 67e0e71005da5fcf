import { type ComponentChildren, createContext, isValidElement } from 'preact'
import { useContext } from 'preact/hooks'
import type { Source } from '../../protocol/index.ts'
import { useAssistant } from '../use-assistant.ts'
import { isOwnLink, isPlainClick, isTrustedLink } from './link-rules.ts'
import { passages } from './passages.ts'

const SourcesContext = createContext<readonly Source[]>([])
export const SourcesProvider = SourcesContext.Provider

interface LinkProps {
  url: string
  title?: string | undefined
  children: ComponentChildren
}

/**
 * A link of an answer. One whose address is a source’s is a citation and gets that source’s number:
 * instead of its words when they only name the source, after them when they say more.
 */
export const AnswerLink = ({ url, title, children }: LinkProps) => {
  const sources = useContext(SourcesContext)
  const number = sources.findIndex(source => source.url === url) + 1
  const source = sources[number - 1]
  const words = (
    <GuardedLink url={url} title={title} source={source}>
      {children}
    </GuardedLink>
  )
  if (!source) return words
  const name = [source.title, source.section].filter(Boolean).join(' – ')
  return (
    <>
      {!namesOnly(children, source) && words}
      <GuardedLink
        url={url}
        source={source}
        title={source.passage ? undefined : name}
        class="citation"
        label={`${number}: ${name}`}
        onDraw={joinToWord}
      >
        {number}
      </GuardedLink>
    </>
  )
}

/** No line ends between a citation and its word. */
const joinToWord = (citation: Element | null) => {
  const before = citation?.previousSibling
  if (before instanceof Text) before.data = before.data.replace(/\s+$/, '\u00A0')
}

const namesOnly = (children: ComponentChildren, { title, section }: Source) => {
  const text = plainText(children).trim()
  return /^\W*\d+\W*$/.test(text) || text === title || text === section
}

const plainText = (node: ComponentChildren): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(plainText).join('')
  return isValidElement(node) ? plainText((node.props as { children?: ComponentChildren }).children) : ''
}

interface GuardedLinkProps extends LinkProps {
  source?: Source | undefined
  class?: string
  part?: string
  label?: string
  onDraw?: (link: Element | null) => void
}

/** A link that the site’s router may take, and that warns before it leaves for an origin the owner did not list. */
export const GuardedLink = ({
  url,
  title,
  source,
  class: className,
  part,
  label: name,
  onDraw,
  children
}: GuardedLinkProps) => {
  const { state, label, view } = useAssistant()
  const options = state.options.value
  const isOwn = isOwnLink(url, options.docsUrl)
  const follow = (event: MouseEvent) => {
    // The other buttons open a menu, or nothing.
    if (event.button > 1) return
    const isAllowed = isTrustedLink(url, options) || confirm(label('leave', { host: new URL(url).host }))
    // A new tab or window is the browser’s, not the router’s.
    const isPlain = isAllowed && isPlainClick(event)
    if (isPlain && isOwn && url.startsWith('http')) state.followed.value = { url }
    const isTaken = isPlain && !state.emit('navigate', { url, source })
    const isDone = isPlain && isOwn && source && passages.value?.followSource(source, view, isTaken)
    if (!isAllowed || isTaken || isDone) event.preventDefault()
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
      // The middle button is no click.
      onAuxClick={follow}
      {...(source && passages.value?.sourceLinkHandlers(source))}
    >
      {children}
    </a>
  )
}
