/** The attributes that every element of an answer may have, and the allowed elements with their further attributes. */
const everywhere = ['dir', 'data-end']
const elements: Record<string, string[]> = {
  p: ['data-long'],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: ['data-other'],
  hr: [],
  pre: ['tabindex'],
  code: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['align', 'data-long', 'data-other'],
  td: ['align', 'data-long', 'data-other'],
  div: ['class', 'role', 'aria-label', 'tabindex', 'data-footnote', 'data-note'],
  sup: [],
  button: ['type', 'aria-label'],
  em: [],
  strong: [],
  del: [],
  br: [],
  input: ['type', 'disabled', 'checked', 'aria-label'],
  a: ['href', 'title'],
  img: ['src', 'alt', 'title']
}

const isPlainUrl = (value: string) => /^(?:https?:\/\/[^@/]+(?:[/?#]|$)|mailto:)/.test(value) && !/[\0- \\]/.test(value)

/** Lists forbidden elements, attributes and addresses in a drawn answer. Images may be loaded from `origins` only. */
export const faults = (container: Element, origins: readonly string[]): string[] =>
  [...container.querySelectorAll('*')].flatMap(element => {
    const name = element.localName
    const allowed = elements[name]
    if (!allowed) return [`<${name}>`]
    const found = element
      .getAttributeNames()
      .filter(attribute => ![...everywhere, ...allowed].includes(attribute))
      .map(attribute => `<${name} ${attribute}>`)
    const href = element.getAttribute('href')
    if (href !== null && !isPlainUrl(href)) found.push(`href ${href}`)
    if (name === 'a' && element.parentElement?.closest('a')) found.push('link within a link')
    const source = element.getAttribute('src')
    if (source !== null && !origins.includes(new URL(source).origin)) found.push(`src ${source}`)
    return found
  })
