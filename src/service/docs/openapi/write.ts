import type { writeMarkdown, writeMdx } from '../write-markdown.ts'
import type { Reference } from './describe.ts'

type Write = typeof writeMarkdown | typeof writeMdx

/** The parts of a reference as text, each under its title. */
export const writeParts = ({ parts }: Pick<Reference, 'parts'>, write: Write): string =>
  parts.flatMap(({ title, nodes }) => [...(title ? [`**${title}**\n`] : []), `${write(nodes)}\n`]).join('\n')

/**
 * A reference as text, without its title.
 *
 * @param line The method and the path of an operation.
 */
export const writeReference = (
  { description, parts }: Pick<Reference, 'description' | 'parts'>,
  write: Write,
  line?: string | undefined
): string =>
  [line ? `\`\`\`http\n${line}\n\`\`\`\n` : '', write(description), writeParts({ parts }, write)]
    .filter(Boolean)
    .join('\n')

/** A page as its author would write it. */
export const writePage = (frontMatter: Record<string, unknown>, body = ''): string => {
  const lines = Object.entries(frontMatter).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  return ['---', ...lines, '---', '', body, ''].join('\n')
}
