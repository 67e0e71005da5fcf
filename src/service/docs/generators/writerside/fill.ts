import { posix } from 'node:path'
import type { FillPage } from '../../contract.ts'
import { dedented, selectLines } from '../../includes/select.ts'
import { replaceAsync } from '../../replace-async.ts'
import { asHtml, codeAsHtml } from './as-html.ts'
import { variablesIn } from './project.ts'
import { partWith, replaceMarkdown } from './replace-markdown.ts'
import { attributesOf } from './tags.ts'
import { withoutCode } from './without-code.ts'

/** What a page needs of its project. Paths are relative to the docs folder. */
export interface Sources {
  variables: Record<string, string>
  snippets: string
  pathOf: (name: string) => string | undefined
  titleOf: (name: string) => string | undefined
}

type Read = Parameters<FillPage>[2]

const include =
  /<include(?=\s)((?:"[^"]*"|'[^']*'|[^<>"'])*)(?:\/>|(?<!\/)>((?:\s*<var\s(?:"[^"]*"|'[^']*'|[^<>"'])*>)*\s*)<\/include>)/g
const codeBlock = /<code-block(?=[\s>])((?:"[^"]*"|'[^']*'|[^<>"'])*)(?:\/>|(?<!\/)>([\s\S]{0,50000}?)<\/code-block>)/g
const emptyFence = /^([ \t]*)(`{3,})([^\n`]*)\n[ \t]*\2[ \t]*\n[ \t]*\{((?:[a-z][\w-]*="[^"]*"\s*)+)\}/gm
const variable = /%([\w.-]+)%/g
/** What only XML has before its elements. */
const prolog = /<\?xml[^<>]*\?>|<!DOCTYPE[^<>]*>/g
const link = /(?<=\]\(|\bhref=")([\w.-]+\.(?:md|topic))(?=[#)"])/g

/** Most levels at which topics include each other. */
const maxLevels = 5

/** Fills in variables, what a topic includes and the code that it shows, and writes its elements as HTML. */
export const createFill = (sources: Sources): FillPage => {
  return async (file, source, read) => {
    const included: string[] = []
    const readNoted: Read = async path => {
      included.push(path)
      return read(path)
    }
    const filled = await expand(
      source,
      { ...sources.variables, ...variablesIn(source.replaceAll(include, '')) },
      readNoted,
      sources,
      maxLevels
    )
    const isXml = /\.topic$/.test(file)
    const shown = isXml
      ? onOneLine(await withCode(filled, sources, readNoted))
      : await markdown(filled, sources, readNoted)
    const text = withoutCode(shown, prose => withLinks(isXml ? asHtml(prose) : prose, file, sources))
    return { source: `${descriptionOf(filled)}${text}`, included }
  }
}

const summary = /<((?:web|link|card)-summary)\b[^<>]*>((?:(?!<(?:web|link|card)-summary)[\s\S])*?)<\/\1>/g

/** What a topic says of itself only to search engines and where others link to it, as front matter. */
const descriptionOf = (source: string): string => {
  const texts = new Map([...source.matchAll(summary)].map(([, name = '', text = '']) => [name, text]))
  const text = texts.get('web-summary') ?? texts.get('link-summary') ?? texts.get('card-summary')
  const words = text
    ?.replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words ? `---\ndescription: ${JSON.stringify(words)}\n---\n` : ''
}

const markdown = async (source: string, sources: Sources, read: Read): Promise<string> => {
  const withFences = await replaceAsync(
    source,
    emptyFence,
    async ([, indent = '', marker = '', info = '', given = '']) => {
      const code = await codeOf(attributesOf(given), sources, read)
      return code === undefined
        ? undefined
        : [`${marker}${info}`, ...code, marker].map(line => indent + line).join('\n')
    }
  )
  return replaceMarkdown(await withCode(withFences, sources, read))
}

const expand = async (
  source: string,
  variables: Record<string, string>,
  read: Read,
  sources: Sources,
  levels: number
): Promise<string> => {
  const named = source.replaceAll(variable, (whole, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name] ?? whole) : whole
  )
  return replaceAsync(named, include, async ([, tag = '', inner = '']) => {
    const { from = '', 'element-id': id = '' } = attributesOf(tag)
    const path = sources.pathOf(from)
    const text = path && levels > 0 ? await read(path) : undefined
    const found = partWith(text ?? '', id)
    if (found === undefined) return ''
    const own = { ...variables, ...variablesIn(inner) }
    const filled = await expand(found, own, read, sources, levels - 1)
    return /\.topic$/.test(from)
      ? `<div>${onOneLine(await withCode(filled, sources, read))}</div>`
      : `\n\n${filled}\n\n`
  })
}

/** Code on lines of their own, as HTML that needs none. */
const withCode = (source: string, sources: Sources, read: Read): Promise<string> =>
  replaceAsync(source, codeBlock, async ([, tag = '', inner = '']) => {
    const given = attributesOf(tag)
    const code = (await codeOf(given, sources, read))?.join('\n') ?? textOf(inner)
    return codeAsHtml(given.lang ?? '', code)
  })

/** The lines of a file that a block of code shows. */
const codeOf = async (given: Record<string, string>, { snippets }: Sources, read: Read) => {
  const text = given.src ? await read(posix.join(snippets, given.src)) : undefined
  const lines = text?.replaceAll('\r\n', '\n').trimEnd().split('\n')
  const chosen = given['include-lines']
  return lines && dedented(chosen ? selectLines(lines, chosen) : lines)
}

/** The text of an element, whose signs may be escaped, or stand in a section that needs no such thing. */
const textOf = (inner: string): string => {
  const [, raw] = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/.exec(inner) ?? []
  return raw ?? inner.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** A line break behind an opening tag, or before a closing one, is none of the text. */
const onOneLine = (source: string): string =>
  source
    .replaceAll(prolog, '')
    .replaceAll(/(<[a-z](?:[^<>/]|\/(?!>))*>)[ \t]*\n\s*/g, '$1')
    .replaceAll(/(?<!\s)[ \t]*\n\s*(?=<\/)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Links by the names of topics alone, wherever these are, with the titles of topics where they have no words. */
const withLinks = (source: string, file: string, { pathOf, titleOf }: Sources): string =>
  source
    .replaceAll(/<a\s([^<>]*?)\/>/g, '<a $1></a>')
    .replaceAll(/(<a\s[^<>]*\bhref="[^"#]*)"([^<>]*?)\s?anchor="([^"]*)"/g, '$1#$3"$2')
    .replaceAll(/\[\]\(([\w.-]+)([^()\s]*)\)/g, (whole, name: string, rest: string) => {
      const title = titleOf(name)
      return title ? `[${title}](${name}${rest})` : whole
    })
    .replaceAll(/<a\s([^<>]*\bhref="([\w.-]+)(?:#[^"]*)?"[^<>]*)>\s*<\/a>/g, (whole, given: string, name: string) => {
      const title = titleOf(name)
      return title ? `<a ${given}>${title}</a>` : whole
    })
    .replaceAll(link, name => {
      const path = pathOf(name)
      return path === undefined ? name : posix.relative(posix.dirname(file), path)
    })
