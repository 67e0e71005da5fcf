import { useState } from 'preact/hooks'
import type { Source } from '../../protocol/index.ts'
import { useAssistant } from '../use-assistant.ts'
import { GuardedLink } from './link.tsx'

/** Sources after these are folded, so that the list stays one or two rows. */
const maxVisible = 4

export const Sources = ({ sources }: { sources: readonly Source[] }) => {
  const { state, label } = useAssistant()
  const { docsUrl } = state.options.value
  const [unfolded, unfold] = useState(false)
  if (!sources.length) return null
  const folded = unfolded ? 0 : Math.max(0, sources.length - maxVisible)
  return (
    <div class="sources-area">
      <ul class="sources" role="list" aria-label={label('sources')}>
        {sources.slice(0, sources.length - folded).map((source, index) => (
          <li key={source.url}>
            <GuardedLink url={source.url} source={source} title={pathOf(source.url)} class="source" part="source">
              <span class="source-number">{index + 1}</span>
              <span class="source-title">{source.title}</span>
              {hostOf(source.url, docsUrl) && <span class="source-section">{hostOf(source.url, docsUrl)}</span>}
              {source.section && source.section !== source.title && (
                <span class="source-section">{source.section}</span>
              )}
            </GuardedLink>
          </li>
        ))}
      </ul>
      {folded > 0 && (
        <button type="button" class="more" onClick={() => unfold(true)}>
          {label('moreSources', { count: folded })}
        </button>
      )}
    </div>
  )
}

/** Another site is named, whatever the title says. */
const hostOf = (url: string, docsUrl: string) => {
  const { host } = new URL(url)
  return host === new URL(docsUrl).host || host === location.host ? undefined : host
}

const pathOf = (url: string) => {
  const { host, pathname, hash } = new URL(url)
  return host === location.host ? pathname + hash : host + pathname + hash
}
