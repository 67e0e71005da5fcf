import type { Page } from '../../docs/index.ts'
import type { Filter } from './schema.ts'

/**
 * Whether a page meets all criteria. Each is compared with the front matter field of that name, a value or a list. A page
 * without a language or version has that of its folder; without any other field it does not match. For `groups`, one
 * common group is enough.
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
