import type { FileChange } from './file-change.ts'
import { recipes, type SiteFolder } from './recipes.ts'
import type { Tag } from './tag.ts'

/**
 * What has to be changed so that the widget is on every page of a site; nothing when it is there already.
 *
 * @throws When a file is not written in a way that can be changed by a program.
 */
export const changesFor = async (site: SiteFolder, tag: Tag): Promise<FileChange[]> => {
  const changes = await recipes[site.generator](site, tag)
  const isThere = changes.some(({ before }) => before?.includes('docs-assistant.js'))
  return isThere ? [] : changes.filter(({ before, after }) => before !== after)
}
