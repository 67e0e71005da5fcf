const given = /\(\\#((?:fig|tab|eq|thm|lem|cor|prp|cnj|def|exm|exr|hyp):[\w:-]+)\)/g
const chunk = /^\s*(?:`{3,}|~{3,})\s*\{\w+[ ,]+([\w-]+)[ ,}]/
const environment = /^:{3,}\s*\{\s*\.(\w+)\s+#([\w-]+)/

/** What the labels of theorems and the like begin with. */
const environments: Record<string, string> = {
  theorem: 'thm',
  lemma: 'lem',
  corollary: 'cor',
  proposition: 'prp',
  conjecture: 'cnj',
  definition: 'def',
  example: 'exm',
  exercise: 'exr',
  hypothesis: 'hyp'
}

/** The labels that a line, or a block of code, gives what can be referred to: https://bookdown.org/yihui/bookdown/cross-references.html */
export const labelsIn = (lines: readonly string[]): string[] => {
  const [first = ''] = lines
  const [, name] = chunk.exec(first) ?? []
  if (name && /fig\.cap\s*=/.test(first)) return [`fig:${name}`]
  if (name && lines.some(line => /\bcaption\s*=/.test(line))) return [`tab:${name}`]
  const [, kind = '', id] = environment.exec(first) ?? []
  const prefix = environments[kind]
  if (prefix && id) return [`${prefix}:${id}`]
  return lines.length > 1 ? [] : [...first.matchAll(given)].map(([, label = '']) => label)
}
