import { join } from 'node:path'
import type { PhrasingContent } from 'mdast'
import { glob } from 'tinyglobby'
import type { HeadingIds, PageRules } from '../../contract.ts'
import { hashOf } from '../hash.ts'
import { plainRules } from '../plain.ts'
import { readText } from '../read-text.ts'

/**
 * The ids that the headings of a site have. Markdoc gives them none: the nodes in its schema do, or other code of the site,
 * mostly those of GitHub.
 */
export const headingIdsOf = async (schema: string): Promise<Pick<PageRules, 'headingIds'> & { stamp: string }> => {
  const files = await glob('{config,nodes,nodes/**/*}.{js,jsx,ts,tsx,mjs}', { cwd: schema })
  const texts = await Promise.all(files.sort().map(file => readText(join(schema, file))))
  const isRecipe = texts.some(text => recipe.test(text))
  return { headingIds: isRecipe ? recipeIds : plainRules.headingIds, stamp: hashOf(texts) }
}

const recipe = /\.replace\(\/\[\?\]\/g, *['"]{2}\)\s*\.replace\(\/\\s\+\/g, *['"]-['"]\)/

/** As by the recipe at https://markdoc.dev/docs/examples: of the plain text of a heading alone, and never numbered. */
const recipeIds =
  (): HeadingIds =>
  ({ nodes, explicit, implied }) =>
    implied
      ? ''
      : (explicit ?? nodes.flatMap(textOf).join(' ').replaceAll('?', '').replaceAll(/\s+/g, '-').toLowerCase())

const textOf = (node: PhrasingContent): string[] => (node.type === 'text' ? [node.value] : [])
