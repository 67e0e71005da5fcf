import type { Page } from '../../docs/index.ts'
import type { Filter } from './schema.ts'

/**
 * Whether a page meets the criteria. Each is compared with the front matter of the same name, one value or a list, and
 * language and version with those of the page’s folder where it has none; a page that does not have it does not meet it.
 * Of several `groups`, one in common is enough.
 */
export const meets = (page: Page, { version, language, groups }: Filter): boolean => {
  const { frontMatter } = page
  const says = (value: unknown, wanted: (string | number)[]) => {
    const values = [value].flat().map(String)
    return wanted.length === 0 || wanted.some(one => values.includes(String(one)))
  }
  return (
    says(frontMatter.version ?? page.version, some(version)) &&
    says(frontMatter.language ?? page.language, some(language)) &&
    says(frontMatter.groups, groups ?? [])
  )
}

const some = (value: string | number | null | undefined) => (value == null ? [] : [value])
