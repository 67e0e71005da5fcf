import type { Repository } from './settings.ts'

/** A page that a job is about, and its file in the checkout. */
export interface PageFile {
  path: string
  title: string
  file: string
}

interface PromptFacts {
  prompt: string
  pages: readonly PageFile[]
  repository: Pick<Repository, 'docs' | 'paths'>
}

/** The prompt for the agent, with the files of the pages, which only the service knows, and the rules. */
export const assignmentOf = ({ prompt, pages, repository: { docs, paths } }: PromptFacts): string => {
  const files = pages.map(({ path, title, file }) => `- ${path} (${title}): ${file}`)
  return [
    prompt.trim(),
    ...(files.length > 0
      ? [`The pages that this may be about, and their files in the working folder:\n${files.join('\n')}`]
      : []),
    [
      `The documentation lies in ${docs || 'the working folder itself'}. Change files below ${paths.map(path => path || '.').join(', ')} only; what else is changed is refused, and the whole work with it.`,
      'Change as little as is needed, keep front matter, headings and their ids, and link only to pages that there are.',
      'Do not commit or push: that is done when you end. Where nothing is to be changed, change nothing and say why.'
    ].join('\n')
  ].join('\n\n')
}

/** The prompt for an agent whose change failed the checks. */
export const correctionOf = (prompt: string, problems: readonly string[]): string =>
  `${prompt}\n\nYour change lies in the working folder. It does not pass the checks. Mend it so that these are gone:\n${problems.map(problem => `- ${problem}`).join('\n')}`
