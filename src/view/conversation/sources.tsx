import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Source } from '../../protocol/index.ts'
import { useAssistant } from '../use-assistant.ts'
import { GuardedLink } from './link.tsx'
import { loadPassages } from './passages.ts'
import { type DescribedSource, describeSources } from './source-lines.ts'

/** More than five sources are folded after the fourth, so that a single source is never folded. */
const visible = (count: number) => (count > 5 ? 4 : count)
/** How many more one press shows. Each is compared with all others, so that no two look the same. */
const atOnce = 50

export const Sources = ({ sources }: { sources: readonly Source[] }) => {
  const { state, label, adopt } = useAssistant()
  // How many were shown before the reader unfolded more.
  const [before, unfold] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    // The focused button may be gone, so the first new source takes the focus.
    if (before) list.current?.children[before]?.querySelector('a')?.focus()
  }, [before])
  const hasSources = sources.length > 0
  useEffect(() => {
    if (hasSources) void loadPassages(adopt)
  }, [hasSources, adopt])
  if (!hasSources) return null
  const described = describeSources(sources.slice(0, before + atOnce), state.options.value.docsUrl)
  const count = before ? described.length : visible(sources.length)
  return (
    <div class="sources-area">
      <p class="sources-title">{label('sources')}</p>
      <ul ref={list} class="sources" role="list" aria-label={label('sources')}>
        {described.slice(0, count).map((item, index) => (
          <Item key={item.source.url} number={index + 1} {...item} />
        ))}
      </ul>
      {count < sources.length && (
        <button type="button" class="more" dir="auto" onClick={() => unfold(count)}>
          {label('moreSources', { count: sources.length - count })}
        </button>
      )}
    </div>
  )
}

const Item = ({ number, source, title, host, section }: DescribedSource & { number: number }) => (
  <li>
    <GuardedLink url={source.url} source={source} class="source" part="source">
      <span class="source-number">{number}</span>
      <span class="source-lines">
        <Line class="source-title" text={title} />
        {(host || section) && (
          <span class="source-place">
            {host && (
              <span class="source-host" dir="ltr">
                {host}
              </span>
            )}
            {host && section && '·'}
            {section && <Line class="source-section" text={section} />}
          </span>
        )}
      </span>
    </GuardedLink>
  </li>
)

/** A line whose shared beginning is cut before its remaining text. */
const Line = ({ class: className, text: [shared, own] }: { class: string; text: readonly [string, string] }) => (
  <span class={className} dir="auto">
    {shared && <span class="shared">{shared}</span>}
    <span class="own">{own}</span>
  </span>
)
