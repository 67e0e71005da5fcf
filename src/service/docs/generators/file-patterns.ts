import picomatch from 'picomatch'

/** Creates a function that tells what patterns match as `fnmatch` of Python and Ruby does, where a star means slashes too. */
export const matcherOf = (patterns: readonly string[]): ((file: string) => boolean) =>
  picomatch([...patterns], { bash: true, dot: true })
