import { escapeMarkdown } from '../../escape.ts'
import { rewriteLines } from '../../markup/index.ts'

const codeOrTag = /(`+[^`]*`+)|\{%-?\s*(link|url_for|full_url_for|post_link|asset_link|label)\s+([^{}%]*?)\s*-?%\}/g

/** Writes the tags in a line that are shown as a text or a link: https://hexo.io/docs/tag-plugins */
export const fillInlineTags = (source: string): string =>
  rewriteLines(source, (lines, index) => ({
    lines: [
      (lines[index] ?? '').replaceAll(
        codeOrTag,
        (_, code?: string, name = '', given = '') => code ?? shown(name, given)
      )
    ],
    last: index
  }))

const shown = (name: string, given: string): string => {
  // A theme's: `{% label primary@text %}`.
  if (name === 'label') return escapeMarkdown(given.replace(/^\w*@/, ''))
  const args = [...given.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(found => found.slice(1).find(Boolean) ?? '')
  const words = args.filter(arg => !/^(?:true|false)$/.test(arg))
  if (name === 'post_link' || name === 'asset_link') return escapeMarkdown(words.slice(1).join(' ') || (words[0] ?? ''))
  const at = name === 'link' ? words.findIndex(word => /^(?:https?:\/)?\//.test(word)) : 1
  const [address, text] = [words[at], words.slice(0, at).join(' ')]
  return address
    ? `[${escapeMarkdown(text || address)}](<${name === 'link' ? address : `/${address.replace(/^\//, '')}`}>)`
    : ''
}
