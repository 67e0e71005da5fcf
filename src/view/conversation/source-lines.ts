import type { Source } from '../../protocol/index.ts'

/** A text in two pieces: what it has in common with another source, and what is its own. */
type Text = readonly [shared: string, own: string]

export interface DescribedSource {
  source: Source
  title: Text
  /** Where the source is on another site: named whatever the title says. */
  host: string | undefined
  section: Text | undefined
}

/** What the list says of each source, so that no two read alike and each can be cut where they do. */
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

/** A page’s first section often has the page’s name. */
const ownSection = (title: string, section = '') => (section === title ? '' : section)

const foreignHost = (url: string, docsUrl: string) => {
  const { host } = new URL(url)
  return host === new URL(docsUrl).host || host === location.host ? undefined : host
}

/** Beginnings that are shorter are not worth an ellipsis. In UTF-16 units. */
const shortest = 12

/** Splits behind the longest beginning, up to a whole word or a whole part of an address, that one text shares with another one. */
const split = (texts: readonly string[], index: number): Text => {
  const text = texts[index] ?? ''
  const length = Math.max(...texts.map(other => (other === text ? 0 : sharedLength(text, other))))
  const end = text.slice(0, length).search(/[^\s/#]*$/)
  return end < shortest ? ['', text] : [text.slice(0, end), text.slice(end)]
}

const sharedLength = (one: string, other: string) => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}
