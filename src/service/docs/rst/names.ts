import { endOf } from '../markup/lines.ts'
import type { RstContext, Substitution } from './context.ts'
import { titleAt } from './title-at.ts'

/** `.. _name:`, before what it names, or with an address. */
export const target = /^\s*\.\. _(`[^`]+`|(?:[^:\\]|\\.|:(?!\s|$))+):(?:\s+(\S.*))?$/
const substitution = /^\s*\.\. \|([^|]+)\| (replace|unicode|image)::\s*(.*)$/

/** The name of a target that names what stands below it. */
export const labelOf = (line: string): string => {
  const [, name = '', url] = target.exec(line) ?? []
  return url ? '' : name.replaceAll(/[`\\]/g, '')
}

/** What a file names: its targets, titles and substitutions, all places with a label, and itself by its first title. */
interface Names extends Pick<RstContext, 'title' | 'targets' | 'titles' | 'headings' | 'substitutions'> {
  labels: ReadonlySet<string>
}

export const readNames = (lines: readonly string[]): Names => {
  const targets = new Map<string, string>()
  const titles = new Map<string, string>()
  const headings = new Set<string>()
  const substitutions = new Map<string, Substitution>()
  const labels = new Set<string>()
  let above: string[] = []
  let first = ''
  for (const [index, line] of lines.entries()) {
    const [, name, url] = target.exec(line) ?? []
    const label = name?.replaceAll(/[`\\]/g, '').toLowerCase()
    if (label && url) targets.set(label, url.replaceAll(/\s/g, ''))
    else if (label) above.push(label)
    else if (line.trim()) {
      const title = titleAt(lines, index)?.text
      if (!first && isStart(lines[index - 1] ?? '')) first = title ?? ''
      if (title) for (const one of above) titles.set(one, title)
      if (title) headings.add(title.toLowerCase())
      for (const one of above) labels.add(one)
      above = []
    }
    const [, named, kind, value = ''] = substitution.exec(line) ?? []
    if (named && kind === 'image') substitutions.set(named, { url: value, alt: altBelow(lines, index) })
    else if (named) substitutions.set(named, kind === 'replace' ? wholeText(lines, index, value) : characters(value))
  }
  return { title: first, targets, titles, headings, labels, substitutions }
}

/** Whether a block may begin below the line: it is empty, or a target or comment. */
const isStart = (above: string): boolean => !above.trim() || above.startsWith('..')

/** A text with its further lines, which are indented. */
const wholeText = (lines: readonly string[], index: number, value: string): string => {
  const end = endOf(lines, index + 1, line => /^\s+\S/.test(line) && !substitution.test(line))
  return [value, ...lines.slice(index + 1, end)].map(line => line.trim()).join(' ')
}

/** The words for a picture, among its options. */
const altBelow = (lines: readonly string[], index: number): string => {
  const end = endOf(lines, index + 1, line => /^\s+:[\w-]+:/.test(line))
  const options = lines.slice(index + 1, end).map(line => /^\s+:alt:\s+(.*)$/.exec(line)?.[1])
  return options.find(Boolean) ?? ''
}

/** Converts character codes such as `0xA9 U+2014 .. comment` to text. */
const characters = (value: string): string =>
  value
    .replace(/\s\.\.\s.*$/, '')
    .split(/\s+/)
    .map(part => {
      const code = Number.parseInt(/^(?:0x|x|\\x|U\+|u|&#x)([\da-f]{2,6});?$/i.exec(part)?.[1] ?? '', 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : part
    })
    .join('')
