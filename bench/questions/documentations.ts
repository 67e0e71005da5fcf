import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as aiSdk from './ai-sdk.ts'
import * as bun from './bun.ts'
import type { Questions } from './contract.ts'
import * as fastapiDe from './fastapi-de.ts'
import * as fastapiEn from './fastapi-en.ts'
import * as fastify from './fastify.ts'
import * as hono from './hono.ts'
import * as next from './next.ts'
import * as own from './own.ts'
import * as undici from './undici.ts'

/** A documentation with the questions about it. */
export interface Documentation {
  /** The name on the command line. */
  name: string
  folder: string
  /** What readers call what it documents. */
  product: string
  /** The language of its pages, such as `en`. */
  language: string
  questions: Questions
}

const root = join(import.meta.dirname, '../..')
const packages = join(root, 'bench/node_modules')
/** These lie beside the checkout, because they may not be copied into it. */
const corpora = join(root, '../shared/corpora/docs')

/**
 * The last three were added after the search was finished. Writers who saw neither the search nor its answers wrote their
 * questions; three quarters of the unanswerable ones are near misses. They have no kept-back questions, and the floors
 * leave them out.
 */
export const documentations: Documentation[] = [
  {
    name: 'ai-sdk',
    folder: join(root, 'node_modules/ai/docs'),
    product: 'the AI SDK',
    language: 'en',
    questions: aiSdk
  },
  { name: 'next', folder: join(packages, 'next/dist/docs'), product: 'Next.js', language: 'en', questions: next },
  { name: 'fastapi-en', folder: join(corpora, 'fastapi-en'), product: 'FastAPI', language: 'en', questions: fastapiEn },
  { name: 'fastapi-de', folder: join(corpora, 'fastapi-de'), product: 'FastAPI', language: 'de', questions: fastapiDe },
  { name: 'hono', folder: join(corpora, 'hono'), product: 'Hono', language: 'en', questions: hono },
  { name: 'own', folder: join(root, 'docs'), product: 'Docs Assistant', language: 'en', questions: own },
  { name: 'bun', folder: join(packages, 'bun-types/docs'), product: 'Bun', language: 'en', questions: bun },
  { name: 'fastify', folder: join(packages, 'fastify/docs'), product: 'Fastify', language: 'en', questions: fastify },
  { name: 'undici', folder: join(packages, 'undici/docs'), product: 'undici', language: 'en', questions: undici }
]

/** Whether its pages are on this machine. */
export const isPresent = ({ folder }: Documentation): boolean => existsSync(folder)
