import { setFlagsFromString } from 'node:v8'

/** How large one half of the young generation may be, in megabytes. */
const bound = '--max-semi-space-size=8'

/** Whatever is started from now on has the bound that it is started with: the threads that read have a larger one. */
const noBound = '--max-semi-space-size=0'

/** However Node spells it, and wherever it is said. */
const saysSize = /--(max|min)[-_]semi[-_]space[-_]size/

type Start = Pick<NodeJS.Process, 'execPath' | 'execArgv' | 'argv' | 'env' | 'connected'> &
  Partial<Pick<NodeJS.Process, 'execve' | 'permission'>>

/**
 * Replaces this process by one whose young generation stays small. V8 lets it grow to 128 MB on a large machine while
 * a documentation is indexed, and takes a bound for it only as it starts. The process keeps its id and its standard
 * streams.
 */
export const boundYoungGeneration = (start: Start = process, setFlag = setFlagsFromString): void => {
  const { execPath, execArgv, argv, env } = start
  const given = [...execArgv, ...(env.NODE_OPTIONS?.split(/\s+/) ?? [])]
  if (given.includes(bound)) setFlag(noBound)
  else if (isReplaceable(start) && !given.some(option => saysSize.test(option)))
    start.execve?.(execPath, [execPath, bound, ...execArgv, ...argv.slice(1)], env)
}

/** One that talks to the process that started it, or was passed a socket, would lose them. */
const isReplaceable = ({ connected, env, permission }: Start): boolean =>
  !connected && env.LISTEN_FDS === undefined && permission?.has('child') !== false
