import { splitSuggestions } from '../markdown/index.ts'
import { type AssistantMessage, messageText, type Source } from '../protocol/index.ts'
import { docsAddress } from '../shared/docs-address.ts'
import { messageSources } from '../state/sources.ts'
import type { Label } from './labels/label.ts'

/** Writes an answer as Markdown that can be pasted anywhere, with absolute links and its sources at the end. */
export const answerMarkdown = (message: AssistantMessage, docsUrl: string, label: Label): string => {
  const sources = messageSources(message, docsUrl)
  const text = cleanMarkdown(splitSuggestions(messageText(message)).text, docsUrl)
  const list = sources.map((source, index) => `${index + 1}. ${sourceLink(source)}`)
  return [text, ...(list.length ? [`${label('sources')}:`, list.join('\n')] : [])].filter(Boolean).join('\n\n')
}

/** Writes a conversation as a Markdown document. */
export const threadMarkdown = (
  title: string,
  messages: readonly AssistantMessage[],
  docsUrl: string,
  label: Label
): string =>
  [
    `# ${escapeText(title.replace(/\s+/g, ' ').trim())}`,
    ...messages.flatMap(message =>
      message.role === 'user'
        ? [`## ${label('you')}`, ...(message.metadata?.context ?? []).map(quoted), messageText(message).trim()]
        : [
            `## ${label('assistant')}`,
            answerMarkdown(message, docsUrl, label),
            ...(message.metadata?.interrupted ? [`*${label('interrupted')}*`] : [])
          ]
    )
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')

const quoted = ({ type, value }: { type: string; value: string }): string => {
  if (type !== 'code') return value.trim().replace(/^/gm, '> ')
  const fence = '`'.repeat(Math.max(2, ...[...value.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  return `${fence}\n${value}\n${fence}`
}

const sourceLink = ({ title, section, url }: Source): string => {
  const name = section && section !== title ? `${title} – ${section}` : title
  return `[${escapeText(name)}](${/[()\s]/.test(url) ? `<${url}>` : url})`
}

const escapeText = (text: string): string => text.replace(/[\\[\]*_`<]/g, '\\$&')

/** Matches fenced code, also without a closing fence, and code spans. Links and escapes in them stay unchanged. */
const code =
  /(^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[^\n`]*\n[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|$(?![\s\S]))|(?<!`)(`+)(?!`)[\s\S]*?[^`]\3(?!`))/gm

const cleanMarkdown = (text: string, docsUrl: string): string => {
  let end = 0
  let clean = ''
  for (const match of text.matchAll(code)) {
    clean += cleanProse(text.slice(end, match.index), docsUrl) + match[0]
    end = match.index + match[0].length
  }
  return (clean + cleanProse(text.slice(end), docsUrl)).trim()
}

const cleanProse = (text: string, docsUrl: string): string =>
  text
    // Makes the addresses of inline links and images absolute, then those of link definitions.
    .replace(
      /(\]\([ \t]*)(<[^<>\n]*>|[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)/g,
      (_, before, address) => before + absolute(address, docsUrl)
    )
    .replace(
      /^( {0,3}\[[^\]\n]+\]:[ \t]*)(<[^<>\n]*>|\S+)/gm,
      (_, before, address) => before + absolute(address, docsUrl)
    )
    // Removes needless backslashes: an underscore inside a word is never a mark; `isNeeded` decides about the others.
    .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_')
    .replace(
      /(?<!\\)((?:\\\\)*)\\([,.:;'"/?@%^$={}&()!-])/g,
      (escaped, slashes: string, mark: string, at: number, whole: string) =>
        isNeeded(mark, whole, at + slashes.length) ? escaped : slashes + mark
    )

/** Whether a character would become a mark without its backslash. */
const isNeeded = (mark: string, text: string, at: number): boolean => {
  const [before = ''] = text
    .slice(Math.max(0, at - 200), at)
    .split('\n')
    .slice(-1)
  const after = text.slice(at + 2, at + 40)
  if (mark === '!') return after.startsWith('[')
  if (mark === '(') return before.endsWith(']')
  if (mark === '&') return /^#?\w+;/.test(after)
  if (mark === ':') return before.endsWith(']')
  if (mark === '.' || mark === ')') return /^\s*\d+$/.test(before) || /\]\([^)]*$/.test(before)
  return (mark === '-' || mark === '=') && !before.trim()
}

const absolute = (address: string, docsUrl: string): string => {
  const bare = address.replace(/^<|>$/g, '')
  if (!bare || !URL.canParse(bare, docsUrl)) return address
  const { href } = docsAddress(bare, docsUrl)
  return address === bare ? href : `<${href}>`
}
