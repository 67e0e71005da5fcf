import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Documentation } from '../questions/index.ts'
import type { Result } from './measure.ts'

export interface Measured {
  name: string
  results: Result[]
}

/** Measures documentations in parallel, one on each processor, and returns the results in the given order. */
export const measureAll = async (documentations: Documentation[]): Promise<Measured[]> => {
  const measured = new Map<string, Result[]>()
  const waiting = [...documentations]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      measured.set(next.name, await measureInWorker(next.name))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return documentations.map(({ name }) => ({ name, results: measured.get(name) ?? [] }))
}

const measureInWorker = (name: string): Promise<Result[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'worker.ts'), { workerData: name })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
