import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Source } from '../../protocol/index.ts'
import { useAssistant } from '../use-assistant.ts'

const SourcesContext = createContext<readonly Source[]>([])
export const SourcesProvider = SourcesContext.Provider

interface LinkProps {
  url: string
  title?: string | undefined
  children: ComponentChildren
}

/** A link of an answer. One whose address is a source’s is drawn as that source’s number. */
export const AnswerLink = ({ url, title, children }: LinkProps) => {
  const number = useContext(SourcesContext).findIndex(source => source.url === url) + 1
  if (!number)
    return (
      <GuardedLink url={url} title={title}>
        {children}
      </GuardedLink>
    )
  return (
    <CitationLink url={url} number={number}>
      {children}
    </CitationLink>
  )
}

const CitationLink = ({ url, number, children }: { url: string; number: number; children: ComponentChildren }) => {
  const source = useContext(SourcesContext)[number - 1]
  const words = source ? [source.title, source.section].filter(Boolean).join(' – ') : undefined
  // A link whose text is only a number or the page's own name is a citation; other words stay readable.
  const isMark = typeof children === 'string' ? /^\W*\d+\W*$/.test(children) : false
  return (
    <>
      {!isMark && (
        <GuardedLink url={url} source={source}>
          {children}
        </GuardedLink>
      )}
      <GuardedLink url={url} source={source} title={words} class="citation" label={`${number}: ${words ?? url}`}>
        {number}
      </GuardedLink>
    </>
  )
}

interface GuardedLinkProps extends LinkProps {
  source?: Source | undefined
  class?: string
  label?: string
}

/** A link that the site’s router may take, and that warns before it leaves for an origin the owner did not list. */
export const GuardedLink = ({ url, title, source, class: className, label: name, children }: GuardedLinkProps) => {
  const { state, label } = useAssistant()
  const { linkOrigins, docsUrl } = state.options.value
  const { origin, host } = new URL(url)
  const isOwn = origin === new URL(docsUrl).origin || origin === location.origin
  const isListed = !linkOrigins || isOwn || linkOrigins.includes(origin)
  const follow = (event: MouseEvent) => {
    if (!isListed && !confirm(label('leave', { host }))) event.preventDefault()
    else if (!state.emit('navigate', { url, source })) event.preventDefault()
  }
  return (
    <a
      href={url}
      title={title}
      class={className}
      aria-label={name}
      rel="noopener noreferrer"
      {...(!isOwn && { target: '_blank' })}
      onClick={follow}
    >
      {children}
    </a>
  )
}
