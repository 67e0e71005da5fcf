/** The attributes in braces after a heading, a link or a code fence: `{#install .wide title="x"}`. */
export interface AttributeList {
  id?: string
  classes: string[]
  values: Record<string, string>
}

const entry = /\s*(?:#([^\s{}#=]+)|\.([^\s{}.=]+)|([\w:@-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+)))(?=[\s.#]|$)/y
const bare = /\s+[\w-]+(?=\s|$)/y

/**
 * Parses the inside of braces as an attribute list of kramdown, Python-Markdown, Pandoc or markdown-it; `undefined` for
 * anything else. A list that begins with a bare word needs the colon of kramdown and Python-Markdown.
 */
export const parseAttributeList = (inside: string): AttributeList | undefined => {
  const hasColon = inside.startsWith(':')
  const text = (hasColon ? inside.slice(1) : inside).trim()
  const list: AttributeList = { classes: [], values: {} }
  let at = 0
  while (at < text.length) {
    entry.lastIndex = at
    const found = entry.exec(text)
    if (found) {
      const [whole, id, className, name, ...values] = found
      if (id) list.id = id
      else if (className) list.classes.push(className)
      else if (name) list.values[name] = values.find(value => value !== undefined) ?? ''
      at += whole.length
      continue
    }
    bare.lastIndex = at
    const word = hasColon || at > 0 ? bare.exec(at > 0 ? text : ` ${text}`) : undefined
    if (!word) return
    at += at > 0 ? word[0].length : word[0].length - 1
  }
  return text || hasColon ? list : undefined
}
