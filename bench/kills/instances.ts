import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export interface Instance {
  url: string
  key: string
  admin: string
  kill: () => Promise<void>
  /** Stops it with SIGTERM, as a deployment does. */
  stop: () => Promise<void>
}

/** The running instances, which are killed when the bench ends, however it ends. */
const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

const program = new URL('./instance.ts', import.meta.url)

/** Starts the process of an instance. */
const spawnInstance = (environment: Record<string, string>): ChildProcess => {
  const child = fork(program, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc']
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

export const startInstance = async (environment: Record<string, string>): Promise<Instance> => {
  const child = spawnInstance(environment)
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('An instance ended while it started.')))
  const [said] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return {
    ...(said as Pick<Instance, 'url' | 'key' | 'admin'>),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM')
  }
}

/** Starts an instance of a newer version and kills it in the middle of its migration. */
export const killInMigration = async (environment: Record<string, string>): Promise<void> => {
  const child = spawnInstance({ ...environment, STEP: 'held' })
  await once(child, 'message')
  await end(child, 'SIGKILL')
}

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
