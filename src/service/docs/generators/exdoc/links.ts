import { posix } from 'node:path'
import { rewriteLines } from '../../markup/index.ts'
import type { Sample } from '../sample.ts'

/** Whether many pages of a folder link to what is documented in the code, as only ExDoc has it: ``[length](`length/1`)``. */
export const isMostlyExDoc = ({ texts }: Sample): boolean => {
  const linking = [...texts.values()].filter(text => /\]\(`[^`\s]+`\)/.test(text))
  return linking.length * 4 >= texts.size && linking.length > 1
}

const codeOrLink = /(`+[^`]*`+)|\]\(([^\s()#:`]+)(?=[)#])/g

/**
 * Writes links as the flat site has them: those to a file, which ExDoc knows by its name alone, and those to a page of
 * it, which may be that of a module.
 *
 * @param idOf The page of the file with a name.
 */
export const withFlatLinks = (source: string, idOf: (name: string) => string | undefined): string =>
  rewriteLines(source, (lines, index) => ({
    lines: [
      (lines[index] ?? '').replaceAll(codeOrLink, (whole, code?: string, path = '') => {
        const isPage = /^[^/]+\.html$/.test(path)
        const id = code || isPage ? undefined : idOf(posix.basename(path))
        return isPage ? `](/${path}` : id === undefined ? whole : `](/${id}.html`
      })
    ],
    last: index
  }))
