import { isObject } from '../../shared/objects.ts'
import type { ModelConfig } from '../contract.ts'

/** A model on this machine, and the program that serves it. */
export interface LocalModel {
  server: string
  model: ModelConfig
}

/** The default address of a model server. */
interface Place {
  server: string
  /** Without a slash at its end. */
  origin: string
  /** Where its models are listed. */
  list: string
}

/** Milliseconds for asking all servers. */
const timeout = 300

/**
 * Finds the first chat model of the usual local servers: Ollama, LM Studio, llama.cpp, in this order. Asks all at once and
 * skips those that do not answer in time.
 */
export const findLocalModel = async (
  environment: NodeJS.ProcessEnv,
  places: Place[] = placesOf(environment)
): Promise<LocalModel | undefined> => {
  const signal = AbortSignal.timeout(timeout)
  const found = await Promise.all(places.map(place => modelAt(place, signal)))
  return found.find(model => model !== undefined)
}

export const placesOf = ({ OLLAMA_HOST }: NodeJS.ProcessEnv): Place[] => [
  { server: 'Ollama', origin: ollamaOrigin(OLLAMA_HOST), list: '/api/tags' },
  { server: 'LM Studio', origin: 'http://127.0.0.1:1234', list: '/v1/models' },
  { server: 'llama.cpp', origin: 'http://127.0.0.1:8080', list: '/v1/models' }
]

/** The origin from Ollama’s variable, which names what its server listens on: `0.0.0.0`, `host:port`, `:port` or an address. */
const ollamaOrigin = (host = ''): string => {
  const usual = 'http://127.0.0.1:11434'
  const address = host.trim().replace(/^:/, '127.0.0.1:')
  if (!address) return usual
  const full = /^https?:\/\//i.test(address) ? address : `http://${address}`
  if (!URL.canParse(full)) return usual
  const url = new URL(full)
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1'
  // Without a port and a scheme, Ollama uses its own default port instead of 80.
  if (!url.port && full !== address) url.port = '11434'
  return url.origin
}

const modelAt = async ({ server, origin, list }: Place, signal: AbortSignal): Promise<LocalModel | undefined> => {
  try {
    const response = await fetch(origin + list, { signal, redirect: 'error' })
    const name = response.ok ? firstChatModel(await response.json()) : undefined
    return name === undefined ? undefined : { server, model: { url: `${origin}/v1`, name } }
  } catch {
    // No server there, or another kind of server.
    return undefined
  }
}

/** Ollama lists `{ models: [{ name }] }`, the others `{ data: [{ id }] }` as OpenAI does. */
const firstChatModel = (listed: unknown): string | undefined => {
  if (!isObject(listed)) return
  const models = [listed.models, listed.data].flat().filter(isObject)
  return models
    .filter(model => !isEmbedding(model))
    .map(({ id, name }) => id ?? name)
    .find((name): name is string => typeof name === 'string' && name !== '')
}

/** Whether a model is not for chats. Lists do not say that, but names and Ollama’s families do. */
const isEmbedding = ({ id, name, details }: Record<string, unknown>): boolean =>
  /embed|rerank|minilm|whisper|\b(bge|gte|e5|bert|clip|tts)\b/i.test(`${id ?? ''} ${name ?? ''}`) ||
  (isObject(details) && /bert/i.test(JSON.stringify([details.family, details.families])))
