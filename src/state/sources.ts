import { type AssistantMessage, isSourceUrlPart, type Source, type SourceUrlPart } from '../protocol/index.ts'
import { docsAddress } from '../shared/docs-address.ts'

// Invisible characters, and those that reverse text, can make one title look like another. Emoji need one of them.
const deceptive = /(?!\uFE0F)[\p{DI}\u2028\u2029]/gu

/** Characters that a title or section may have, and a passage. */
const longest = { name: 200, passage: 2_000 }

/** The sources of an answer, each address once, with absolute http(s) addresses only. */
export const messageSources = (message: Pick<AssistantMessage, 'parts'>, docsUrl: string): Source[] => {
  const sources = new Map<string, Source>()
  for (const part of message.parts) {
    const source = isSourceUrlPart(part) && readSource(part, docsUrl)
    if (source && !sources.has(source.url)) sources.set(source.url, source)
  }
  return [...sources.values()]
}

const readSource = (part: SourceUrlPart, docsUrl: string): Source | undefined => {
  if (!URL.canParse(part.url, docsUrl)) return
  const url = docsAddress(part.url, docsUrl)
  // A user’s name can pass for a host.
  if (!/^https?:$/.test(url.protocol) || url.username + url.password) return
  const own = part.providerMetadata?.docsAssistant as Record<string, unknown> | undefined
  return {
    url: url.href,
    title: text(part.title, longest.name) ?? cut(url.host + url.pathname, longest.name),
    section: text(own?.section, longest.name),
    passage: text(own?.passage, longest.passage)
  }
}

const text = (value: unknown, length: number): string | undefined =>
  typeof value === 'string' ? cut(value.replace(deceptive, '').trim(), length) || undefined : undefined

/** Cut with an ellipsis, never inside of a surrogate pair. */
const cut = (words: string, length: number): string =>
  words.length > length ? `${words.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : words
