import { isObject } from '../../shared/objects.ts'
import type { ModelConfig } from '../contract.ts'

/** A model that runs on this machine, and what serves it. */
export interface LocalModel {
  server: string
  model: ModelConfig
}

/** Where a server of models listens unless it was told otherwise. */
interface Place {
  server: string
  /** Without a slash at its end. */
  origin: string
  /** Where its models are listed. */
  list: string
}

/** Milliseconds for all of them together. */
const patience = 300

/**
 * The first model for chats of the servers that are usual on a machine: Ollama, LM Studio, llama.cpp. They are asked at
 * once and taken in this order; one that does not answer in time is not there.
 */
export const findLocalModel = async (
  environment: NodeJS.ProcessEnv,
  places: Place[] = placesOf(environment)
): Promise<LocalModel | undefined> => {
  const signal = AbortSignal.timeout(patience)
  const found = await Promise.all(places.map(place => modelAt(place, signal)))
  return found.find(model => model !== undefined)
}

export const placesOf = ({ OLLAMA_HOST }: NodeJS.ProcessEnv): Place[] => [
  { server: 'Ollama', origin: ollamaOrigin(OLLAMA_HOST), list: '/api/tags' },
  { server: 'LM Studio', origin: 'http://127.0.0.1:1234', list: '/v1/models' },
  { server: 'llama.cpp', origin: 'http://127.0.0.1:8080', list: '/v1/models' }
]

/** Ollama’s own variable is also what its server listens on: `0.0.0.0`, `host:port`, `:port` or an address. */
const ollamaOrigin = (host = ''): string => {
  const usual = 'http://127.0.0.1:11434'
  const address = host.trim().replace(/^:/, '127.0.0.1:')
  if (!address) return usual
  const full = /^https?:\/\//i.test(address) ? address : `http://${address}`
  if (!URL.canParse(full)) return usual
  const url = new URL(full)
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1'
  // Without a port and a scheme, Ollama’s client takes its own port and not that of the web.
  if (!url.port && full !== address) url.port = '11434'
  return url.origin
}

const modelAt = async ({ server, origin, list }: Place, signal: AbortSignal): Promise<LocalModel | undefined> => {
  try {
    const response = await fetch(origin + list, { signal, redirect: 'error' })
    const name = response.ok ? firstChatModel(await response.json()) : undefined
    return name === undefined ? undefined : { server, model: { url: `${origin}/v1`, name } }
  } catch {
    // Nobody is there, or somebody else.
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

/** A list does not say what a model is for; these names and families of Ollama’s details do. */
const isEmbedding = ({ id, name, details }: Record<string, unknown>): boolean =>
  /embed|rerank|minilm|whisper|\b(bge|gte|e5|bert|clip|tts)\b/i.test(`${id ?? ''} ${name ?? ''}`) ||
  (isObject(details) && /bert/i.test(JSON.stringify([details.family, details.families])))
