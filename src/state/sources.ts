import { type AssistantMessage, isSourceUrlPart, type Source, type SourceUrlPart } from '../protocol/index.ts'
import { docsAddress } from '../shared/docs-address.ts'

// Invisible characters and bidi controls can make one title look like another. Emoji need U+FE0F, so it stays.
const deceptive = /(?!\uFE0F)[\p{DI}\u2028\u2029]/gu

/** Most characters of a title or section, and of a passage. */
const maxLength = { name: 200, passage: 2_000 }

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
  // A user name in an address can look like a host.
  if (!/^https?:$/.test(url.protocol) || url.username + url.password) return
  const own = part.providerMetadata?.docsAssistant as Record<string, unknown> | undefined
  return {
    url: url.href,
    title: text(part.title, maxLength.name) ?? cut(url.host + url.pathname, maxLength.name),
    section: text(own?.section, maxLength.name),
    passage: text(own?.passage, maxLength.passage)
  }
}

const text = (value: unknown, length: number): string | undefined =>
  typeof value === 'string' ? cut(value.replace(deceptive, '').trim(), length) || undefined : undefined

/** Cuts a text and adds an ellipsis, never inside of a surrogate pair. */
const cut = (words: string, length: number): string =>
  words.length > length ? `${words.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : words
