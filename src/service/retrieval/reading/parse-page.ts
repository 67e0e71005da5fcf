import { type DocsSite, readPage, reasonOf } from '../../docs/index.ts'
import type { Language } from '../analysis/languages/language.ts'
import { createPreparation } from '../indexing/prepare.ts'
import type { PageSource, ParsedPage } from './contract.ts'
import { packPage } from './record.ts'

/** Makes of a file what is kept of its page. */
export type ParsePage = (
  source: PageSource,
  rules: Pick<DocsSite, 'dialect' | 'headingIds' | 'placeholders' | 'roleLink'>
) => ParsedPage

/** @param language That of all pages. Default: each page’s own. */
export const createPageParser = (language?: Language | undefined): ParsePage => {
  const prepare = createPreparation(language)
  return ({ file, source, placement }, rules) => {
    try {
      return packPage(prepare(readPage(file, source, placement, rules)))
    } catch (error) {
      return { reason: reasonOf(error).message }
    }
  }
}
