import { insideFolder } from '../paths.ts'

/** What is read of a site’s content. */
interface ContentFolder {
  folder: string
  /** Its path in the content: empty for all of it. */
  part: string
}

/** The content that is meant by a folder that was given: all of it by the folder of the site, or a part. */
export const contentIn = (content: string, docs: string): ContentFolder | undefined => {
  const part = insideFolder(content, docs)
  if (part !== undefined) return { folder: docs, part }
  return insideFolder(docs, content) === undefined ? undefined : { folder: content, part: '' }
}
