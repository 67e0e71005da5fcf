import { selectSection } from '../../includes/select.ts'
import { asHtml } from './as-html.ts'
import { titleComment } from './project.ts'
import { attributesOf, elementWith } from './tags.ts'
import { withoutCode } from './without-code.ts'

const heading = /^(#{1,6}[ \t].*?)[ \t]*\{([^{}\n]*)\}[ \t]*$/gm
/** The line of attributes that ends a block. */
const attributes = /^[ \t>]*\{((?:[a-z][\w-]*="[^"]*"[ \t]*)+)\}[ \t]*$/
const overLines = /^[ \t>]*\{(?:[a-z][\w-]*="[^"]*"\s*)+\}/gm
const behind = /(?<=[)\uE001])\{(?:[a-z][\w-]*="[^"]*"[ \t]*)+\}/g

/** Writes Markdown with the elements and the attributes of Writerside as others know it. */
export const replaceMarkdown = (source: string): string =>
  withoutCode(source, text =>
    asHtml(withNotes(text.replace(titleComment, '# $1')))
      .replaceAll(heading, nameHeading)
      .replaceAll(behind, '')
  )

const nameHeading = (_: string, title: string, given: string): string => {
  const id = given.startsWith('#') ? given.slice(1) : attributesOf(given).id
  return id ? `${title} {#${id}}` : title
}

/** The element with an id, or the section below the heading with it. */
export const partWith = (source: string, id: string): string | undefined =>
  elementWith(source, id) ?? selectSection(source.replaceAll(heading, nameHeading).split('\n'), id)?.join('\n')

/** A quotation is a tip, or what the attributes behind it say; those of other blocks say nothing to readers. */
const withNotes = (text: string): string => {
  const lines = text.replaceAll(overLines, list => list.replaceAll(/\s*\n\s*/g, ' ')).split('\n')
  const written: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (attributes.test(line)) continue
    const indent = /^([ \t]*)>/.exec(line)?.[1]
    if (indent !== undefined && !/^[ \t]*>/.test(lines[index - 1] ?? ''))
      written.push(`${indent}> [!${kindAt(lines, index)}]`)
    written.push(line)
  }
  return written.join('\n')
}

const kindAt = (lines: readonly string[], start: number): string => {
  let end = start
  while (/^[ \t]*>/.test(lines[end] ?? '') && !attributes.test(lines[end] ?? '')) end++
  while (lines[end]?.trim() === '') end++
  const { style, type } = attributesOf(attributes.exec(lines[end] ?? '')?.[1] ?? '')
  return (style ?? type ?? 'tip').toUpperCase()
}
