import { decoded, linkResolver, pathKey, readSections, sectionPath } from '../docs/index.ts'
import type { Chunk, Corpus } from '../retrieval/index.ts'

/** The place of a section, where a reader can check it. */
export interface Place {
  /** Address of the section: below the site’s address when one is configured, else a path of the site. */
  url: string
  /** Path of the page on the site. */
  path: string
  /** Title of the page. */
  title: string
  /** Heading of the section, below the one above it where the page has several of the same name. */
  section: string
}

type Section = Pick<Chunk, 'page' | 'anchor' | 'heading' | 'trail'>

const nameOf = ({ page, heading, trail }: Section): string => {
  const above = trail.at(-1)
  const isRepeated = () => readSections(page).filter(section => section.heading === heading).length > 1
  return above && isRepeated() ? `${above} › ${heading}` : heading
}

/** Functions that give the addresses of sections, and of the links in them, on the reader’s site. */
export const placesOn = (corpus: Corpus, siteUrl: string) => {
  const onSite = (url: string) => (url.startsWith('/') ? siteUrl + url : url)
  const onHost = (url: string) => (URL.canParse(siteUrl) ? new URL(siteUrl).origin : '') + url
  return {
    placeOf: (section: Section): Place => ({
      url: onSite(sectionPath(section.page, section.anchor)),
      path: section.page.path,
      title: section.page.title,
      section: nameOf(section)
    }),
    linksOf({ page }: Pick<Section, 'page'>) {
      const resolve = linkResolver(page, corpus)
      const { generator, base } = corpus.site
      // A base path that is only that of the pages’ links: others from the top of the host lead elsewhere on it.
      const leadsElsewhere = (url: string) =>
        generator === 'plain' &&
        base !== '' &&
        url.startsWith('/') &&
        resolve(url) === url &&
        !corpus.pages.has(pathKey(url))
      return (url: string) => {
        if (leadsElsewhere(url)) return onHost(url)
        // A site of one HTML page has its pages behind the hash.
        if (url.startsWith('#/')) return onSite(`/${url}`)
        return onSite(url.startsWith('#') ? sectionPath(page, decoded(url.slice(1))) : resolve(url))
      }
    }
  }
}
