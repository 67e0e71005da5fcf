import { posix } from 'node:path'
import { slugOf } from './slug.ts'
import { lastPart, type Target, type Targets } from './targets.ts'

/** Code, and links of Documenter.jl: `[text](@ref name)`, `[text](@id name)`. */
const codeOrLink =
  /(`+(?:[^`\n]|\n(?![ \t]*\n))*`+)|\[((?:[^[\]]|\[[^[\]]*\]){0,600})\]\(@(id|ref|extref)(?:\s([^()\n]*(?:\([^()\n]*\)[^()\n]*)*))?\)/g

/**
 * Writes the links by name in a text as links to files, and names of headings as Markdown has them: `{#name}`. What is
 * not found is shown as text, as is what other projects document.
 */
export const replaceReferences = (text: string, file: string, targets: Targets): string =>
  text.replaceAll(codeOrLink, (whole, code?: string, label = '', kind = '', name = '') => {
    if (code) return whole
    if (kind === 'id') return `${label} {#${slugOf(name)}}`
    const target = kind === 'ref' ? targetOf(label, name.trim(), file, targets) : undefined
    return target ? `[${label}](<${addressOf(target, file)}>)` : label
  })

const addressOf = (target: Target, file: string): string => {
  const path = posix.relative(posix.dirname(file), target.file)
  return target.id ? `${path}#${target.id}` : path
}

const targetOf = (label: string, name: string, file: string, { headings, names }: Targets): Target | undefined => {
  const isCode = /^`[^`]*`$/.test(name || label)
  const heading = isCode ? undefined : headings.get(slugOf(name.replace(/^"(.*)"$/, '$1') || label))
  return one(heading, file) ?? one(names.get(lastPart(name || label)), file)
}

/** The one that is meant: that of the page itself, or the only one. */
const one = (targets: readonly Target[] = [], file: string): Target | undefined =>
  targets.find(target => target.file === file) ?? (targets.length === 1 ? targets[0] : undefined)
