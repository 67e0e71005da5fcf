import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export interface Instance {
  url: string
  key: string
  admin: string
  kill: () => Promise<void>
  /** As a deployment stops it. */
  stop: () => Promise<void>
}

/** None outlives the bench, however that ends. */
const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

const program = new URL('./instance.ts', import.meta.url)

/** The process of an instance that starts. */
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

/** Begins to bring the tables up to date, and is killed in the middle of that. */
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
