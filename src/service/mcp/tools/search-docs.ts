import * as v from 'valibot'
import { placesOn } from '../../answering/index.ts'
import type { Page } from '../../docs/index.ts'
import {
  type Chunk,
  type Corpus,
  passageOf,
  questionOf,
  retrieveInScope,
  type Scope,
  scopeOf
} from '../../retrieval/index.ts'
import { maxResultTokens, type ToolContext, ToolError } from '../contract.ts'
import { defineTool, toolArguments, words } from '../define-tool.ts'
import { cutToTokens, maxTokensOf } from '../tokens.ts'

const schema = toolArguments({
  query: v.pipe(words(1_000), v.description('What is looked for: a question, an error message, or key words.')),
  version: v.pipe(v.optional(words(100)), v.description('Version of the documentation. Default: the current one.')),
  language: v.pipe(
    v.optional(words(35)),
    v.description('Language of the pages, as a BCP 47 tag such as "en". Default: that of the documentation.')
  ),
  limit: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 5),
    v.description('How many sections, 1 to 10. Fewer sections have longer passages. Default: 5.')
  )
})

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds the sections of this documentation that fit a question or key words, best first, each with a passage as it stands there and its address. Use it before answering, and read_page to read on.',
  arguments: schema,
  call({ project, published }, { query, version, language, limit }) {
    const { corpus } = project
    const usual = scopeOf(corpus, undefined, query)
    const scope: Scope = {
      version: version === undefined ? usual.version : known('version', version, corpus, page => page.version),
      language: language === undefined ? usual.language : known('language', language, corpus, page => page.language)
    }
    const { sections, verdict, otherVersion } = retrieveInScope(corpus, questionOf(query), scope, {
      limit,
      accepts: () => true
    })
    if (sections.length === 0) return 'No page of this documentation has any of these words. Try others.'
    const note = otherVersion
      ? `Version ${otherVersion.asked} says nothing of it; this is what version ${otherVersion.found} says.`
      : notes[verdict]
    const budget = maxResultTokens - maxTokensOf(note) - spare
    return [note, ...fitting({ project, published }, sections, budget)].filter(Boolean).join('\n\n')
  }
})

const notes = {
  clearly: '',
  perhaps: 'These sections come closest; they may not say what was asked.',
  no: 'No section seems to say what was asked. These have some of the words.'
}

/** Tokens for what joins the results. */
const spare = 40

/** Finds a value as the documentation spells it. */
const known = (
  what: string,
  asked: string,
  { pages }: Corpus,
  taggedAs: (page: Page) => string | undefined
): string | undefined => {
  const all = [...new Set([...pages.values()].flatMap(page => taggedAs(page) ?? []))].sort()
  const found = all.find(value => value.toLowerCase() === asked.toLowerCase())
  if (found !== undefined) return found
  const there = all.length > 0 ? `There is ${all.slice(0, 30).join(', ')}.` : `It has no ${what}s: leave it out.`
  throw new ToolError(cutToTokens(`${what}: the documentation has none called ${JSON.stringify(asked)}. ${there}`, 500))
}

/** Fits the sections into a budget of tokens. What one leaves unused goes to those after it. */
const fitting = ({ project: { corpus }, published }: ToolContext, sections: Chunk[], budget: number): string[] => {
  const { placeOf, linksOf } = placesOn(corpus, published)
  const results: string[] = []
  let left = budget
  for (const [index, chunk] of sections.entries()) {
    const { url, title, section } = placeOf(chunk)
    const name = section && section !== title ? `${title} › ${section}` : title
    const head = cutToTokens(`## ${index + 1}. ${name}\n\n${url}`, 200)
    const share = Math.floor(left / (sections.length - index))
    const passage = passageOf(chunk, linksOf(chunk), share * 4).join('\n\n')
    const result = `${head}\n\n${cutToTokens(passage, Math.max(20, share - maxTokensOf(head) - 4))}`
    const size = maxTokensOf(result) + 2
    if (size > left) break
    results.push(result)
    left -= size
  }
  return results
}
