import { isObject } from '../../../../shared/objects.ts'
import type { RoleLink } from '../../contract.ts'

/** The roles that abbreviate links: `{'issue': ('https://x.example/issues/%s', 'issue %s')}`. */
export const readExtlinks = (extlinks: unknown): ReadonlyMap<string, (part: string) => RoleLink> =>
  new Map(
    Object.entries(isObject(extlinks) ? extlinks : {}).flatMap(([role, value]) => {
      const [address, caption] = Array.isArray(value) ? value : []
      if (typeof address !== 'string') return []
      return [[role, (part: string) => linkOf(address, typeof caption === 'string' ? caption : address, part)] as const]
    })
  )

const linkOf = (address: string, caption: string, part: string): RoleLink => ({
  url: filled(address, part),
  title: filled(caption, part)
})

/** Without a place for it, the part stands at the end. */
const filled = (text: string, part: string): string =>
  /(?<!%)(?:%%)*%s/.test(text) ? text.replaceAll(/%([%s])/g, (_, sign) => (sign === 's' ? part : '%')) : text + part
