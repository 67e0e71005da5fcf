import type { LocalModel } from '../config/index.ts'
import type { GeneratorName, RunningService, ServedProject } from '../contract.ts'
import { generatorTitles } from '../docs/generators/names.ts'
import { htmlTagOnOneLine } from '../init/tag.ts'

/**
 * What `serve` prints: the sites with their pages, what is wrong with them, the model that was found, and the tag for
 * the first one’s site.
 */
export const startMessage = (
  { url, projects }: Pick<RunningService, 'url' | 'projects'>,
  found?: LocalModel | undefined
): string => {
  const [first, ...others] = projects as [ServedProject, ...ServedProject[]]
  const lines = [
    `Docs Assistant serves ${first.pages} pages at ${url}`,
    ...notes(first),
    ...others.flatMap(project => [
      `and ${project.pages} pages of ${project.domain}${at(project, url)}`,
      ...notes(project)
    ]),
    ...(found
      ? [
          `Answers are by ${found.model.name}, found in ${found.server} at ${found.model.url}`,
          '  --model none turns it off'
        ]
      : [])
  ]
  const tags = projects
    .filter(({ assistantKey }) => assistantKey)
    .map(project => htmlTagOnOneLine({ ...project, baseUrl: url }))
  return [...lines, ...(tags.length > 0 ? ['', 'For the pages of your site:', ...tags] : [])].join('\n')
}

const at = ({ domain }: ServedProject, url: string): string => {
  const place = url.replace('//localhost', `//${domain}.localhost`)
  return place === url ? '' : ` at ${place}`
}

const notes = ({ generator, siteUrl, unreadable, missing }: ServedProject): string[] => [
  ...madeOf(generator, siteUrl),
  ...someOf(unreadable.map(({ file, reason }) => `  ${file} cannot be read: ${reason}`)),
  ...someOf(missing.map(file => `  ${file} is on no page of the site: its sources lead to the nearest one`))
]

/** What builds the site and where it lies, as far as there is something to say. */
const madeOf = (generator: GeneratorName, siteUrl: string): string[] => {
  const built = generator === 'plain' ? [] : [`built by ${generatorTitles[generator]}`]
  const facts = [...built, ...(siteUrl ? [`below ${siteUrl}`] : [])]
  return facts.length > 0 ? [`  ${facts.join(', ')}`] : []
}

const named = 10

/** The first lines of a list, and the number of the others. */
const someOf = (lines: string[]): string[] =>
  lines.length <= named ? lines : [...lines.slice(0, named), `  and ${lines.length - named} more`]
