/**
 * Writes the shortcodes of a page as those of Hugo, which are read further on: `{% note(title="A") %} … {% end %}` is
 * `{{< note title="A" >}} … {{< /note >}}`. One that is shown and not called loses its signs of a comment:
 * https://www.getzola.org/documentation/content/shortcodes/
 */
export const asHugoShortcodes = (source: string): string => {
  const open: string[] = []
  return source.replaceAll(tag, (whole, sign: string, escaped: string | undefined, name: string, given = '') => {
    if (escaped) return sign === '{' ? `{{ ${call(name, given)} }}` : `{% ${call(name, given)} %}`
    if (name !== 'end') {
      if (sign === '%') open.push(name)
      return `{{< ${name}${argumentsOf(given)} >}}`
    }
    const opened = sign === '%' && !given ? open.pop() : undefined
    return opened ? `{{< /${opened} >}}` : whole
  })
}

const value = String.raw`"[^"]*"|'[^']*'|\`[^\`]*\`|\[[^\]]*\]|[\w.-]+`
const argument = String.raw`\s*[A-Za-z_]\w*\s*=\s*(?:${value})\s*`
const tag = new RegExp(
  String.raw`\{([{%])(\/\*)?\s*(end(?=\s*(?:\*\/)?%\})|[A-Za-z_]\w*(?=\())(\((?:${argument}(?:,${argument})*|\s*)\))?\s*(?:\*\/)?[}%]\}`,
  'g'
)

const call = (name: string, given: string): string => name + given

/** `(type="note", open=true)` as ` type="note" open=true`. */
const argumentsOf = (given: string): string =>
  [...given.matchAll(new RegExp(String.raw`([A-Za-z_]\w*)\s*=\s*(${value})`, 'g'))]
    .map(
      ([, name, written = '']) =>
        ` ${name}=${written.startsWith("'") ? `"${written.slice(1, -1).replaceAll('"', '\\"')}"` : written}`
    )
    .join('')
