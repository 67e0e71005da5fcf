import { tmpdir } from 'node:os'

/** What every program needs to be found and to speak. */
const always = ['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TZ', 'SystemRoot', 'PATHEXT']

/**
 * The environment of a program that is started: a few names that every program needs, and those that are asked for. The
 * service’s own keys are in no program’s environment.
 */
export const passedOn = (names: readonly string[] = []): Record<string, string> => {
  const entries = [...always, ...names].flatMap(name => {
    const value = isOwn(name) ? undefined : process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(entries),
    TMPDIR: tmpdir(),
    // A repository that this folder lies in is none of a job’s.
    GIT_CEILING_DIRECTORIES: tmpdir(),
    TERM: 'dumb',
    NO_COLOR: '1',
    CI: '1'
  }
}

/** Whether a variable is one of the service’s own, which may be keys. */
const isOwn = (name: string): boolean => /^((DOCS_)?ASSISTANT_|DATABASE_URL$)/i.test(name)
