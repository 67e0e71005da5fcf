import GithubSlugger from 'github-slugger'
import type { Sample } from '../sample.ts'

/** So many links to headings of their own page, and so many times as many as those in lower case, tell it. */
const least = { links: 5, times: 9 }

const heading = /^#{1,6}[ \t]+(\S.{0,500})$/gm
const link = /\]\(#([^\s()]{1,300})\)/g

/**
 * Whether the ids of headings keep their capitals, as the links of the pages say: a site may see to that by a patch of
 * Docusaurus, or a plugin of its own, of which its configuration says nothing.
 */
export const linksKeepCapitals = ({ texts }: Sample): boolean => {
  let [kept, lowered] = [0, 0]
  for (const text of texts.values()) {
    const headings = matches(text, heading)
    const [asWritten, inLowerCase] = [idsOf(headings, true), idsOf(headings, false)]
    for (const id of new Set(matches(text, link))) {
      if (asWritten.has(id) && !inLowerCase.has(id)) kept++
      if (inLowerCase.has(id) && !asWritten.has(id)) lowered++
    }
  }
  return kept >= least.links && kept >= least.times * lowered
}

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)

const idsOf = (headings: readonly string[], maintainCase: boolean): ReadonlySet<string> => {
  const slugger = new GithubSlugger()
  return new Set(headings.map(text => slugger.slug(text, maintainCase)))
}
