import type { DocsSite } from '../contract.ts'
import { withoutExtension } from '../paths.ts'
import { hashOf } from './hash.ts'
import { isRst } from './plain.ts'
import type { Sample } from './sample.ts'
import { readPageNames } from './sphinx/labels.ts'
import { referencesBy, roleLinksOf } from './sphinx/references.ts'

/** Whether most pages of a folder are written in reStructuredText. */
export const isMostlyRst = ({ names }: Sample): boolean => names.filter(isRst).length > names.length / 2

/**
 * A folder of reStructuredText without the configuration of Sphinx, as other programs build it: its pages too name each
 * other, and each other’s headings, by their labels.
 */
export const withLabels = async (site: DocsSite): Promise<DocsSite> => {
  const names = await readPageNames(site)
  const roleLink = roleLinksOf(names, new Map(), file => site.place(file, {}) && withoutExtension(file))
  return {
    ...site,
    stamp: hashOf([site.stamp, [...names.labels], [...names.titles]]),
    roleLink,
    fill: referencesBy(roleLink)
  }
}
