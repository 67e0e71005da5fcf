import { parse as parseToml } from 'smol-toml'
import { isMap, isScalar, parseDocument } from 'yaml'
import { isObject } from '../../shared/objects.ts'

const folder = 'overrides'

/**
 * Adds a folder for templates to the theme of a `mkdocs.yml` and leaves everything else unchanged.
 *
 * @throws When the file is no YAML, or its theme cannot be changed by a program.
 */
export const withCustomFolder = (source: string): string => {
  const before = parse(source)
  if (before.getIn(['theme', 'custom_dir'])) return source
  const changed = withSetting(source, before)
  if (parse(changed).getIn(['theme', 'custom_dir']) !== folder) throw new Error('Its theme is written unusually.')
  return changed
}

/** The folder for templates that a `mkdocs.yml` names. */
export const customFolderOf = (source: string): string => String(parse(source).getIn(['theme', 'custom_dir']))

/**
 * As `withCustomFolder`, of a `zensical.toml`.
 *
 * @throws When the file is no TOML, or its theme is written in another way than as a table of its own.
 */
export const withZensicalFolder = (source: string): string => {
  if (zensicalFolderOf(source)) return source
  const table = /^[ \t]*\[project\.theme\][ \t]*(?:#.*)?$/m
  const setting = `custom_dir = "${folder}"`
  return table.test(source)
    ? source.replace(table, line => `${line}\n${setting}`)
    : `${source.trimEnd()}\n\n[project.theme]\n${setting}\n`
}

/** The folder for templates that a `zensical.toml` names; empty where there is none. */
export const zensicalFolderOf = (source: string): string => {
  const { project } = parseToml(source)
  const { theme } = isObject(project) ? project : {}
  const { custom_dir: named } = isObject(theme) ? theme : {}
  return typeof named === 'string' ? named : ''
}

const parse = (source: string) => {
  const document = parseDocument(source, { logLevel: 'silent' })
  const [error] = document.errors
  if (error) throw new Error(error.message)
  return document
}

const withSetting = (source: string, settings: ReturnType<typeof parse>): string => {
  // MkDocs requires the name of a theme that has settings; the default theme is `mkdocs`.
  const setting = (name: string) => `theme:\n  name: ${name}\n  custom_dir: ${folder}`
  if (!settings.has('theme')) return `${source && `${source.trimEnd()}\n`}${setting('mkdocs')}\n`
  const theme = settings.get('theme', true)
  const [start, end] = (isMap(theme) || isScalar(theme) ? theme.range : undefined) ?? [0, 0]
  const [head, written, rest] = [source.slice(0, start), source.slice(start, end), source.slice(end)]
  if (isScalar(theme)) return head.replace(/theme:\s*$/, setting(written || 'mkdocs')) + rest
  if (!isMap(theme)) return source
  const added = [...(theme.has('name') ? [] : ['name: mkdocs']), `custom_dir: ${folder}`]
  if (theme.flow) return head + written.replace('{', `{ ${added.join(', ')},`) + rest
  const indentation = ' '.repeat(start - head.lastIndexOf('\n') - 1)
  return `${head}${added.map(line => `${line}\n${indentation}`).join('')}${written}${rest}`
}
