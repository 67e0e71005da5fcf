/**
 * Whether a file, or a folder it lies in, matches one of Sphinx’s patterns. They are no common globs: `**` is any text,
 * so that a pattern that begins with it and a slash does not match at the top.
 */
export const sphinxMatcher = (patterns: string[]): ((file: string) => boolean) => {
  const expressions = patterns.map(pattern => new RegExp(`^${expressionOf(pattern)}$`, 's'))
  return file => {
    const segments = file.split('/')
    const paths = segments.map((_, index) => segments.slice(0, index + 1).join('/'))
    return expressions.some(expression => paths.some(path => expression.test(path)))
  }
}

const expressionOf = (pattern: string): string =>
  pattern.replaceAll(/\*{1,2}|\?|\[(!?)(\]?[^\]]*)\]|[\\^$.|+(){}[\]]/g, (token, not?: string, set?: string) => {
    if (set !== undefined) return `[${not ? '^/' : ''}${set.replaceAll(/[\\\]^]/g, '\\$&')}]`
    return { '**': '.*', '*': '[^/]*', '?': '[^/]' }[token] ?? `\\${token}`
  })
