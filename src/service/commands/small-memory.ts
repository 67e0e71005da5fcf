/** How large one half of a young generation may be, in megabytes: as in the threads that read, for which it holds too. */
const flag = '--max-semi-space-size'
const largest = 8

/** However Node spells it, and wherever it is said. */
const saysSize = /--(max|min)[-_]semi[-_]space[-_]size/

type Start = Pick<NodeJS.Process, 'execPath' | 'execArgv' | 'argv' | 'env' | 'connected'> &
  Partial<Pick<NodeJS.Process, 'execve' | 'permission'>>

/** One pool of memory for all threads: glibc has up to eight for each processor, and what one has freed no other takes. */
const pools = { MALLOC_ARENA_MAX: '1' }

/**
 * Replaces this process by one that needs less memory: its young generation stays small, which V8 lets grow to 128 MB on
 * a large machine while a documentation is indexed, and its threads share one pool. Both are taken only as a process
 * starts. It keeps its id and its standard streams.
 */
export const boundMemory = (start: Start = process): void => {
  if (!isReplaceable(start) || saysSize.test([...start.execArgv, start.env.NODE_OPTIONS].join(' '))) return
  const { execPath, execArgv, argv, env } = start
  start.execve?.(execPath, [execPath, `${flag}=${largest}`, ...execArgv, ...argv.slice(1)], { ...pools, ...env })
}

/** One that talks to the process that started it, or was passed a socket, would lose them. */
const isReplaceable = ({ connected, env, permission }: Start): boolean =>
  !connected && env.LISTEN_FDS === undefined && permission?.has('child') !== false
