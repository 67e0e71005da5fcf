import type { HeadingIds } from '../../contract.ts'

/** General punctuation, its supplement and that of ASCII but for hyphens and underscores. */
const punctuation = /[\u2000-\u206F\u2E00-\u2E7F\\'!"#$%&()*+,./:;<=>?@[\]^`{|}~]/g

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** @param isLatest Whether it is version 5, which makes ids of the Markdown; those before make them of the HTML. */
export const docsifyHeadingIds =
  ({ isLatest }: { isLatest: boolean }) =>
  (): HeadingIds => {
    const counts = new Map<string, number>()
    return ({ text, source, explicit, implied }) => {
      if (implied) return ''
      const id = isLatest ? slugOfMarkdown(explicit ?? markdownOf(source) ?? text) : slugOfHtml(explicit ?? text)
      const count = counts.get(id) ?? 0
      counts.set(id, count + 1)
      return count === 0 ? id : `${id}-${count}`
    }
  }

const markdownOf = (source: string | undefined): string | undefined =>
  source?.replace(/^[ \t]*#+[ \t]+|[ \t]+#*[ \t]*$|\n[ \t]*(?:=+|-+)[ \t]*$/g, '')

/** What version 5 makes of the Markdown of a heading. */
export const slugOfMarkdown = (text: string): string =>
  slugOf(
    text
      .trim()
      .normalize('NFC')
      .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .replaceAll(/\uFE0F|[\p{Emoji_Presentation}\p{Extended_Pictographic}]/gu, '')
      .replaceAll(/<[^>]+>/g, '')
  )

const slugOfHtml = (text: string): string =>
  slugOf(text.trim().replaceAll(/[&<>"']/g, sign => entities[sign] ?? '')).replaceAll(/-+/g, '-')

const slugOf = (text: string): string =>
  text
    .replaceAll(/[A-Z]+/g, letters => letters.toLowerCase())
    .replaceAll(punctuation, '')
    .replaceAll(/\s/g, '-')
    .replace(/^(?=\d)/, '_')
