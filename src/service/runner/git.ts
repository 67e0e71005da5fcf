import { devNull } from 'node:os'
import { passedOn } from './environment.ts'
import { ProgramError, runProgram } from './program.ts'

/** Variables of this machine that git gets: for the owner’s ssh agent, a proxy, certificates. */
const ofMachine = [
  'SSH_AUTH_SOCK',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'GIT_SSL_CAINFO'
]

/**
 * Settings by which git runs no code of a repository or of this machine: no hook, no filter, no external diff, no helper.
 * Links are checked out as files that contain their target, so that no path leaves the checkout.
 */
const settings: Record<string, string> = {
  'core.hooksPath': devNull,
  'core.fsmonitor': 'false',
  'core.attributesFile': devNull,
  'core.excludesFile': devNull,
  'core.symlinks': 'false',
  'core.fileMode': 'false',
  'core.autocrlf': 'false',
  'core.longPaths': 'true',
  // Refuses names that other systems treat as `.git`.
  'core.protectNTFS': 'true',
  'core.protectHFS': 'true',
  'credential.helper': '',
  'submodule.recurse': 'false',
  'fetch.recurseSubmodules': 'false',
  'push.recurseSubmodules': 'no',
  'gc.autoDetach': 'false',
  'protocol.allow': 'never',
  'protocol.https.allow': 'always',
  'protocol.http.allow': 'always',
  'protocol.ssh.allow': 'always',
  'protocol.file.allow': 'always',
  'user.name': 'Docs Assistant',
  'user.email': 'docs-assistant@localhost'
}

/** Most milliseconds of one call, and most bytes of its output. */
const max = { time: 300_000, output: 50_000_000 }

/** A failed git command. The message is git’s output, which may contain the address with its credentials. */
export class GitError extends Error {
  override name = 'GitError'
}

interface GitOptions {
  /** The folder of the repository. Separate from the checkout, so that no file in a checkout can configure git. */
  folder: string
  /** Additional configuration, such as a header with the token. */
  settings: Record<string, string>
  signal: AbortSignal
}

interface GitCall {
  /** Folder of the checkout, and its index file. */
  workTree?: string | undefined
  index?: string | undefined
  input?: string | undefined
}

export type Git = (args: string[], call?: GitCall) => Promise<string>

/** Creates a function that runs git with everything turned off that could run other code. */
export const createGit = ({ folder, settings: more, signal }: GitOptions): Git => {
  const configured = Object.entries({ ...settings, ...more })
  const environment = {
    ...passedOn(ofMachine),
    LC_ALL: 'C',
    GIT_DIR: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'true',
    SSH_ASKPASS: 'true',
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
    // In the environment, because other users of the machine can read arguments.
    GIT_CONFIG_COUNT: String(configured.length),
    ...Object.fromEntries(
      configured.flatMap(([name, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, name],
        [`GIT_CONFIG_VALUE_${index}`, value]
      ])
    )
  }
  return async (args, { workTree, index, input } = {}) => {
    const { code, output, errors } = await runProgram(['git', ...args], {
      folder: workTree ?? folder,
      environment: {
        ...environment,
        ...(workTree !== undefined && { GIT_WORK_TREE: workTree }),
        ...(index !== undefined && { GIT_INDEX_FILE: index })
      },
      input,
      ...max,
      signal
    }).catch((error: unknown) => {
      throw error instanceof ProgramError && error.reason === 'missing'
        ? new GitError('The program git is not there. Install it where the service runs.', { cause: error })
        : error
    })
    if (code !== 0) throw new GitError(`git ${args[0]} failed: ${lastLines(errors)}`)
    return output
  }
}

const lastLines = (text: string): string =>
  text
    .trim()
    .split('\n')
    .filter(line => !/^hint:/.test(line))
    .slice(-5)
    .join(' ')
