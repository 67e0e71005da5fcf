import type { Source } from '../../protocol/index.ts'

/** A text in two pieces: the beginning that it shares with another source, and the remaining text. */
type Text = readonly [shared: string, own: string]

export interface DescribedSource {
  source: Source
  title: Text
  /** The host of a source on another site. It is shown whatever the title says. */
  host: string | undefined
  section: Text | undefined
}

/** Makes the texts for each source in a list, so that no two look the same. Shared beginnings can be cut first. */
export const describeSources = (sources: readonly Source[], docsUrl: string): DescribedSource[] => {
  const titles = sources.map(({ title }) => title)
  const names = sources.map(({ title, section }) => `${title}\n${ownSection(title, section)}`)
  const sections = sources.map(({ url, title, section }, index) => {
    const name = ownSection(title, section)
    if (names.indexOf(names[index] ?? '') === names.lastIndexOf(names[index] ?? '')) return name
    const { pathname, hash } = new URL(url)
    return `${name} ${pathname}${hash}`.trim()
  })
  return sources.map((source, index) => ({
    source,
    title: split(titles, index),
    host: foreignHost(source.url, docsUrl),
    section: sections[index] ? split(sections, index) : undefined
  }))
}

/** Leaves out a section named like its page, as the first section often is. */
const ownSection = (title: string, section = '') => (section === title ? '' : section)

const foreignHost = (url: string, docsUrl: string) => {
  const { host } = new URL(url)
  return host === new URL(docsUrl).host || host === location.host ? undefined : host
}

/** Shorter shared beginnings are not worth an ellipsis. In UTF-16 units. */
const minShared = 12

/** Splits a text after the longest beginning, in whole words or path segments, that it shares with another text. */
const split = (texts: readonly string[], index: number): Text => {
  const text = texts[index] ?? ''
  const length = Math.max(...texts.map(other => (other === text ? 0 : sharedLength(text, other))))
  const end = text.slice(0, length).search(/[^\s/#]*$/)
  return end < minShared ? ['', text] : [text.slice(0, end), text.slice(end)]
}

const sharedLength = (one: string, other: string) => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}
