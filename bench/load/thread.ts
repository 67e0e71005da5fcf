// A thread that runs one task of the bench, so that tasks do not delay each other's measurements.
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { askAtOnce, type ServedAt } from './readers.ts'

export type Task =
  | { readers: number; questions: string[]; service: ServedAt; seconds: number }
  | { health: true; service: ServedAt; seconds: number }

/** Requests `/health` at most twenty times a second, on a new connection each time, as a supervisor does. */
const askHealth = async (url: string, until: number): Promise<number[]> => {
  const times: number[] = []
  while (performance.now() < until) {
    const start = performance.now()
    const { status } = await fetch(`${url}/health`, { headers: { connection: 'close' } }).catch(() => ({ status: 0 }))
    times.push(status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY)
    await wait(50)
  }
  return times
}

const task = workerData as Task
// Warms up `fetch` before anything is measured.
await fetch(`${task.service.url}/health`)
const until = performance.now() + task.seconds * 1_000
parentPort?.postMessage(
  'health' in task
    ? await askHealth(task.service.url, until)
    : await askAtOnce(task.service, task.questions, task.readers, until)
)
