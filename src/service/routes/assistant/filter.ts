import type { Page } from '../../docs/index.ts'
import type { Filter } from './schema.ts'

/**
 * Whether a page meets the criteria. Each is compared with the front matter of the same name, one value or a list;
 * a page that does not have it does not meet it. Of several `groups`, one in common is enough.
 */
export const meets = ({ frontMatter }: Page, { version, language, groups }: Filter): boolean => {
  const says = (name: string, wanted: (string | number)[]) => {
    const values = [frontMatter[name]].flat().map(String)
    return wanted.length === 0 || wanted.some(value => values.includes(String(value)))
  }
  return says('version', some(version)) && says('language', some(language)) && says('groups', groups ?? [])
}

const some = (value: string | number | null | undefined) => (value == null ? [] : [value])
