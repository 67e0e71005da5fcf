import { join } from 'node:path'
import type { PhrasingContent } from 'mdast'
import { glob } from 'tinyglobby'
import type { HeadingIds, PageRules } from '../../contract.ts'
import { hashOf } from '../hash.ts'
import { plainRules } from '../plain.ts'
import { readText } from '../read-text.ts'

/** The ids that the headings of a site have by the nodes in its schema. Markdoc itself gives them none. */
export const headingIdsOf = async (schema: string): Promise<Pick<PageRules, 'headingIds'> & { stamp: string }> => {
  const files = await glob('{config,nodes,nodes/**/*}.{js,jsx,ts,tsx,mjs}', { cwd: schema })
  const texts = await Promise.all(files.sort().map(file => readText(join(schema, file))))
  const heading = texts.find(text => /\bheading\b/i.test(text) && /\bid\b/.test(text)) ?? ''
  const headingIds = /slug/i.test(heading) ? plainRules.headingIds : heading ? recipeIds : explicitIds
  return { headingIds, stamp: hashOf(texts) }
}

const explicitIds =
  (): HeadingIds =>
  ({ explicit }) =>
    explicit ?? ''

/** As by the recipe at https://markdoc.dev/docs/examples: of the plain text of a heading alone, and never numbered. */
const recipeIds =
  (): HeadingIds =>
  ({ nodes, explicit, implied }) =>
    implied
      ? ''
      : (explicit ?? nodes.flatMap(textOf).join(' ').replaceAll('?', '').replaceAll(/\s+/g, '-').toLowerCase())

const textOf = (node: PhrasingContent): string[] => (node.type === 'text' ? [node.value] : [])
