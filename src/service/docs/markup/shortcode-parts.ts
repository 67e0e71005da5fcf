import { lineBefore } from './lines.ts'
import { shortcodeTagsIn, type Tag } from './shortcode-tags.ts'

/**
 * Writes what lines of their own separate within `{{< multitabs tab1="Lamp" tab2="Candle" >}}` as tabs, and leaves out the
 * lines between the columns of Book.
 */
export const withShortcodeParts = (source: string): string => {
  if (!separator.test(source)) return source
  let text = ''
  let at = 0
  for (const tag of shortcodeTagsIn(source)) {
    const { start, end, partner, isClosing } = tag
    if (!partner || isClosing || start < at || !hasParts(tag)) continue
    text += source.slice(at, end) + partsOf(source.slice(end, partner.start), tag, lineBefore(source, start))
    at = partner.start
  }
  return text + source.slice(at)
}

/** A line of signs, such as `-tab-sep-`, or `<--->` between columns. */
const separator = /^[^\S\n]*(-[\w-]+-|<-+>)[^\S\n]*$/m

const hasParts = ({ name, given }: Tag): boolean => name === 'columns' || given.tab1 !== undefined

const partsOf = (inner: string, { name }: Tag, before: string): string => {
  const line = separator.exec(inner)?.[1]
  if (line === undefined) return inner
  const parts = inner.split(new RegExp(`^[^\\S\\n]*${line}[^\\S\\n]*$`, 'm'))
  if (name === 'columns') return parts.join('')
  const gap = `\n\n${before.trim() ? '' : before}`
  return parts.map(part => `${gap}{{< tab >}}\n${part}${gap}{{< /tab >}}${gap}`).join('')
}

/** Gives tabs without a title the one that the shortcode around them has for each: `{{< tabs Lamp "Wax candle" >}}`. */
export const withTitles = (tags: Tag[], isTab: (tag: Tag) => boolean): Tag[] => {
  for (const [{ given }, tabs] of tabsByParent(tags, isTab)) {
    const titles = titlesOf(given)
    if (titles.length !== tabs.length || tabs.some(tab => Object.keys(tab.given).length > 0)) continue
    for (const [index, title] of titles.entries()) Object.assign(tabs[index]?.given ?? {}, { title })
  }
  return tags
}

const tabsByParent = (tags: Tag[], isTab: (tag: Tag) => boolean): Map<Tag, Tag[]> => {
  const found = new Map<Tag, Tag[]>()
  const open: Tag[] = []
  for (const tag of tags.filter(({ partner }) => partner)) {
    if (tag.isClosing) {
      open.splice(open.lastIndexOf(tag.partner as Tag))
      continue
    }
    const parent = open.at(-1)
    if (parent && isTab(tag)) found.set(parent, [...(found.get(parent) ?? []), tag])
    open.push(tag)
  }
  return found
}

/** In their order: those with a number, or all values without a name. */
const titlesOf = (given: Record<string, string>): string[] => {
  const numbered = Object.keys(given).filter(name => /^tab\d+$/.test(name))
  const names = numbered.length > 0 ? numbered : Object.keys(given).filter(name => /^\d+$/.test(name))
  return names.map(name => given[name] as string)
}
