import { isAsciidoc, plainAsciidoc } from '../asciidoc/index.ts'
import type { DocsSite } from '../contract.ts'
import { hashOf } from './hash.ts'
import type { Sample } from './sample.ts'

const include = /^include::([^\s[\]{}]+\.(?:adoc|asciidoc))\[/gm
const title = /^= +\S/m

/** Whether most pages of a folder are written in AsciiDoc. */
export const isMostlyAsciidoc = ({ names }: Sample): boolean => names.filter(isAsciidoc).length > names.length / 2

/**
 * A folder of AsciiDoc without a generator, in which pages are made of others: a file without a title that another one
 * includes is only a part of that page, and a page of pages, “all in one”, is not read twice.
 */
export const withAsciidocParts = (site: DocsSite, { names, texts }: Sample): DocsSite => {
  const files = names.filter(isAsciidoc)
  const isTitled = (file: string) => title.test(texts.get(file) ?? '')
  const included = new Set(
    files.flatMap(from =>
      [...(texts.get(from) ?? '').matchAll(include)].map(([, target = '']) =>
        plainAsciidoc.locate({ target, by: 'include', page: from, from })
      )
    )
  )
  if (included.size === 0) return site
  const whole = new Set(files.filter(file => included.has(file) && isTitled(file)))
  return {
    ...site,
    stamp: hashOf([site.stamp, [...included], [...whole]]),
    place: (file, frontMatter) => (included.has(file) && !whole.has(file) ? undefined : site.place(file, frontMatter)),
    asciidoc: {
      ...plainAsciidoc,
      locate: named => {
        const path = plainAsciidoc.locate(named)
        return named.by === 'include' && path !== undefined && whole.has(path) ? undefined : path
      }
    }
  }
}
