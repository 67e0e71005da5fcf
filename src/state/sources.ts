import { type AssistantMessage, isSourceUrlPart, type Source, type SourceUrlPart } from '../protocol/index.ts'
import { docsAddress } from '../shared/docs-address.ts'

// Invisible characters, and those that reverse text, can make one title look like another.
const deceptive = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

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
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return
  const own = part.providerMetadata?.docsAssistant as Record<string, unknown> | undefined
  const text = (value: unknown) =>
    typeof value === 'string' && value.trim() ? value.replace(deceptive, '').trim() : undefined
  return {
    url: url.href,
    title: text(part.title) ?? url.host + url.pathname,
    section: text(own?.section),
    passage: text(own?.passage)
  }
}
