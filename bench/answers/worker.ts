import { parentPort, workerData } from 'node:worker_threads'
import { documentations } from '../questions/index.ts'
import { measure } from './measure.ts'

const documentation = documentations.find(({ name }) => name === workerData)
if (documentation) parentPort?.postMessage(await measure(documentation))
