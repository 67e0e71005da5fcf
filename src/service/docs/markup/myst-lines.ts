import type { ContainerWriter } from './container-writer.ts'

const sign =
  /^(?:`{3,}|~{3,}|:{3,})\{[A-Za-z][\w:.+-]*\}|\{(?:ref|doc|term|numref|eq|cite|any|download|kbd|[a-z]+:[a-z]+)\}`|^\([\w.: -]+\)=[ \t]*$/m

/** Whether a page has anything of MyST: then a `%` begins a comment, which anywhere else is text. */
export const isMyst = (source: string): boolean => sign.test(source)

const target = /^\(([^()\n]+)\)=\s*$/
const heading = /^#{1,6}\s/

/** Reads what MyST writes on lines of its own: comments and breaks go, a target becomes the id of the heading below. */
export const mystLineReader = ({ lines }: ContainerWriter) => {
  let id = ''
  return (line: string, index: number): number | undefined => {
    const found = target.exec(line)?.[1]
    if (found) id = idOf(found)
    if (found || /^(?:%|\+\+\+)/.test(line)) return index + 1
    if (heading.test(line) && id) {
      lines.push(/\{#[^{}]+\}\s*$/.test(line) ? line : `${line} {#${id}}`)
      id = ''
      return index + 1
    }
    id = ''
    return undefined
  }
}

/** The id that docutils makes of a name. */
const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '')
