import type { HeadingIds } from '../../contract.ts'
import { decoded } from '../../paths.ts'

/** As the package `@mintlify/common` makes them, from the encoded text. */
export const mintlifyHeadingIds = (): HeadingIds => {
  const counts = new Map<string, number>()
  return ({ text, explicit, implied }) => {
    if (implied) return ''
    const slug = explicit ?? slugOf(text)
    const count = counts.get(slug) ?? 0
    counts.set(slug, count + 1)
    return cleaned(count === 0 ? slug : `${slug}-${count + 1}`)
  }
}

/** What needs no encoding becomes a hyphen, unless it is a letter, a digit or an underscore. */
const slugOf = (text: string): string =>
  encodeURIComponent(text.toLowerCase().trim().replaceAll("'", '’').replaceAll(/\s+/g, '-'))
    .replaceAll(/[^\w%]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const cleaned = (slug: string): string =>
  decoded(slug)
    .replaceAll(/[?,;:!'"()[\]{}]/g, '')
    .replaceAll(
      /\p{Emoji_Modifier}|\p{Emoji_Modifier_Base}|\p{Emoji_Presentation}|\p{Extended_Pictographic}|[\u200D\uFE0E\uFE0F]/gu,
      ''
    )
