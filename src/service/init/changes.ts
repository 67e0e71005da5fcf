import type { FileChange } from './file-change.ts'
import { recipes, type SiteFolder } from './recipes.ts'
import type { Tag } from './tag.ts'

/**
 * The file changes that put the widget on every page of a site; empty when it is there already.
 *
 * @throws When a file cannot be changed by a program.
 */
export const changesFor = async (site: SiteFolder, tag: Tag): Promise<FileChange[]> => {
  const changes = await recipes[site.generator](site, tag)
  const isThere = changes.some(({ before }) => before?.includes('docs-assistant.js'))
  return isThere ? [] : changes.filter(({ before, after }) => before !== after)
}
