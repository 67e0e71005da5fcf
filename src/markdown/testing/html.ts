import type { Block, Cell, Inline, Item, Paragraph } from '../tree.ts'

/** Prints the tree as the HTML of the CommonMark and GFM specifications, to compare it with their examples. */
export const toHtml = (blocks: readonly Block[], tight = false): string =>
  blocks
    .map(block => blockHtml(block, tight))
    .filter(Boolean)
    .join('\n')

const blockHtml = (block: Block, tight: boolean): string => {
  switch (block.type) {
    case 'paragraph':
      return tight || !block.content.length ? paragraphHtml(block) : `<p>${paragraphHtml(block)}</p>`
    case 'heading':
      return `<h${block.level}>${inlineHtml(block.content)}</h${block.level}>`
    case 'code': {
      const language = block.language && ` class="language-${escapeHtml(block.language)}"`
      return `<pre><code${language}>${escapeHtml(block.code)}</code></pre>`
    }
    case 'rule':
      return '<hr />'
    case 'quote':
      return `<blockquote>\n${toHtml(block.children)}\n</blockquote>`.replace('\n\n', '\n')
    case 'footnote':
      return `<aside>${block.number}\n${toHtml(block.children)}\n</aside>`
    case 'list': {
      const items = block.children.map(item => itemHtml(item, !block.loose)).join('\n')
      if (block.start === undefined) return `<ul>\n${items}\n</ul>`
      return `<ol${block.start === 1 ? '' : ` start="${block.start}"`}>\n${items}\n</ol>`
    }
    case 'table': {
      const [header = '', ...rows] = block.children.map(row => `<tr>\n${row.children.map(cellHtml).join('\n')}\n</tr>`)
      const body = rows.length ? `\n<tbody>\n${rows.join('\n')}\n</tbody>` : ''
      return `<table>\n<thead>\n${header}\n</thead>${body}\n</table>`
    }
  }
}

const paragraphHtml = ({ checked, content }: Paragraph): string => {
  const box = checked === undefined ? '' : `<input ${checked ? 'checked="" ' : ''}disabled="" type="checkbox"> `
  return box + inlineHtml(content)
}

const itemHtml = ({ children }: Item, tight: boolean): string => {
  const content = toHtml(children, tight)
  const opensWithText = tight && children[0]?.type === 'paragraph'
  const closesWithText = tight && children.at(-1)?.type === 'paragraph'
  if (!content) return '<li></li>'
  return `<li>${opensWithText ? '' : '\n'}${content}${closesWithText ? '' : '\n'}</li>`
}

const cellHtml = ({ header, alignment, content }: Cell): string => {
  const tag = header ? 'th' : 'td'
  return `<${tag}${alignment ? ` align="${alignment}"` : ''}>${inlineHtml(content)}</${tag}>`
}

const inlineHtml = (content: readonly Inline[]): string => content.map(partHtml).join('')

const partHtml = (part: Inline): string => {
  if (typeof part === 'string') return escapeHtml(part)
  switch (part.type) {
    case 'em':
    case 'strong':
    case 'del':
      return `<${part.type}>${inlineHtml(part.children)}</${part.type}>`
    case 'code':
      return `<code>${escapeHtml(part.text)}</code>`
    case 'formula':
      return `<math${part.display ? ' display="block"' : ''}>${escapeHtml(part.tex)}</math>`
    case 'link':
      return `<a href="${urlHtml(part.url)}"${titleHtml(part.title)}>${inlineHtml(part.children)}</a>`
    case 'image':
      return `<img src="${urlHtml(part.url)}" alt="${escapeHtml(part.text)}"${titleHtml(part.title)} />`
    case 'reference':
      return `<sup>${part.number}</sup>`
    case 'break':
      return '<br />\n'
  }
}

const titleHtml = (title: string): string => (title ? ` title="${escapeHtml(title)}"` : '')

/** Percent-encodes characters that an address cannot contain; existing escapes stay. */
const urlHtml = (url: string): string =>
  escapeHtml(encodeURI(url).replace(/%25([\da-f]{2})/gi, (_, digits: string) => `%${digits}`))

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
