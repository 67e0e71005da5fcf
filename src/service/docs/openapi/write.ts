import type { writeMarkdown, writeMdx } from '../write-markdown.ts'
import type { Reference } from './describe.ts'

/** The parts of a reference as text, each under its title. */
export const writeParts = (
  { parts }: Pick<Reference, 'parts'>,
  write: typeof writeMarkdown | typeof writeMdx
): string => parts.flatMap(({ title, nodes }) => [...(title ? [`**${title}**\n`] : []), `${write(nodes)}\n`]).join('\n')

/** A page as its author would write it. */
export const writePage = (frontMatter: Record<string, unknown>, body = ''): string => {
  const lines = Object.entries(frontMatter).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  return ['---', ...lines, '---', '', body, ''].join('\n')
}
