import { Parser } from 'htmlparser2'
import type { BuiltHeading } from '../contract.ts'

interface BuiltPage {
  anchors: ReadonlySet<string>
  headings: BuiltHeading[]
}

/** Reads the ids of a built page, and its headings with their own id or that of the section that they begin. */
export const readBuiltPage = (html: string): BuiltPage => {
  const anchors = new Set<string>()
  const headings: BuiltHeading[] = []
  /** Ids of open sections without a heading so far. */
  const sections: (string | undefined)[] = []
  let heading: BuiltHeading | undefined
  const parser = new Parser({
    onopentag(name, { id, name: target }) {
      if (id) anchors.add(id)
      if (name === 'a' && target) anchors.add(target)
      if (isSection(name)) sections.push(id)
      if (isHeading(name)) heading = { id: id || sections.at(-1) || '', text: '' }
      else if (heading && !heading.id && id) heading.id = id
    },
    ontext(text) {
      if (heading) heading.text += text
    },
    onclosetag(name) {
      if (isSection(name)) sections.pop()
      if (!isHeading(name) || !heading) return
      if (heading.id) headings.push(heading)
      if (sections.length > 0) sections[sections.length - 1] = undefined
      heading = undefined
    }
  })
  parser.end(html)
  return { anchors, headings }
}

const isHeading = (name: string): boolean => /^h[1-6]$/.test(name)
const isSection = (name: string): boolean => name === 'section' || name === 'div'
