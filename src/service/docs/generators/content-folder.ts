import { insideFolder } from '../paths.ts'

/** The part of a site’s content that is read. */
interface ContentFolder {
  folder: string
  /** Its path in the content: empty for all of it. */
  part: string
}

/** The content that a configured folder means: a part of it, or all of it for the folder of the site. */
export const contentIn = (content: string, docs: string): ContentFolder | undefined => {
  const part = insideFolder(content, docs)
  if (part !== undefined) return { folder: docs, part }
  return insideFolder(docs, content) === undefined ? undefined : { folder: content, part: '' }
}
