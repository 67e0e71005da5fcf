/**
 * Matches a file, or a folder that contains it, against Sphinx’s patterns. These are no common globs: `**` matches any
 * text, so that a pattern that begins with `**` and a slash does not match at the top level.
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
