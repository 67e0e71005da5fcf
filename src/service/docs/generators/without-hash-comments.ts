/** A program in Julia or Elixir without its comments; a sign in a text begins none. */
export const withoutHashComments = (source: string): string =>
  source.replaceAll(/("(?:[^"\\]|\\.)*")|#[^\n]*/g, (_, text = '') => text)
