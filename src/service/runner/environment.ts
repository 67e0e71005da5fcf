import { tmpdir } from 'node:os'

/** Variables that every program needs to be found and to write text. */
const always = ['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TZ', 'SystemRoot', 'PATHEXT']

/**
 * The environment of a child process: the variables that every program needs, and those with the given names. It never
 * contains the service’s own keys.
 */
export const passedOn = (names: readonly string[] = []): Record<string, string> => {
  const entries = [...always, ...names].flatMap(name => {
    const value = isOwn(name) ? undefined : process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(entries),
    TMPDIR: tmpdir(),
    // Git must not find a repository around the temporary folder.
    GIT_CEILING_DIRECTORIES: tmpdir(),
    TERM: 'dumb',
    NO_COLOR: '1',
    CI: '1'
  }
}

/** Whether a variable is one of the service’s own, which may be a key. */
const isOwn = (name: string): boolean => /^((DOCS_)?ASSISTANT_|DATABASE_URL$)/i.test(name)
