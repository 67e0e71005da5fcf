import { isIPv6 } from 'node:net'
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
  /** With its path, if any, and without a slash at its end. */
  origin: string
  /** Where its models are listed; the first list with a model counts. */
  lists: string[]
}

/** Milliseconds for asking all servers. */
const timeout = 300

/**
 * Finds a chat model of the usual local servers: Ollama, LM Studio, llama.cpp, in this order; of each the first one that is
 * loaded, or the first one. Asks all at once and skips those that do not answer in time.
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
  { server: 'Ollama', origin: ollamaOrigin(OLLAMA_HOST), lists: ['/api/tags'] },
  { server: 'LM Studio', origin: 'http://127.0.0.1:1234', lists: ['/api/v0/models', '/v1/models'] },
  { server: 'llama.cpp', origin: 'http://127.0.0.1:8080', lists: ['/v1/models'] }
]

/**
 * The origin from Ollama’s variable, which names what its server listens on: `0.0.0.0`, `host:port`, `:port`, `::1` or an
 * address, maybe in quotation marks and with a path.
 */
const ollamaOrigin = (variable = ''): string => {
  const usual = 'http://127.0.0.1:11434'
  const said = variable.replaceAll(/^[\s"']+|[\s"']+$/g, '')
  const scheme = /^https?:\/\//i.exec(said)?.[0]
  const [authority = '', ...path] = said.slice(scheme?.length ?? 0).split('/')
  const host = isIPv6(authority) ? `[${authority}]` : authority.replace(/^:/, '127.0.0.1:')
  if (!URL.canParse(`${scheme ?? 'http://'}${host}`)) return usual
  const url = new URL(`${scheme ?? 'http://'}${host}`)
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1'
  // Without a port and a scheme, Ollama uses its own default port instead of 80.
  if (!scheme && !/:\d+$/.test(host)) url.port = '11434'
  return [url.origin, ...path.filter(Boolean)].join('/')
}

const modelAt = async ({ server, origin, lists }: Place, signal: AbortSignal): Promise<LocalModel | undefined> => {
  try {
    for (const list of lists) {
      const response = await fetch(origin + list, { signal, redirect: 'error' })
      const name = response.ok ? chatModelIn(await response.json()) : undefined
      if (name !== undefined) return { server, model: { url: `${origin}/v1`, name } }
    }
  } catch {
    // No server there, or another kind of server.
  }
  return undefined
}

/** Ollama lists `{ models: [{ name }] }`, the others `{ data: [{ id }] }` as OpenAI does. */
const chatModelIn = (listed: unknown): string | undefined => {
  if (!isObject(listed)) return
  const models = [listed.models, listed.data]
    .flat()
    .filter(isObject)
    .filter(model => nameOf(model) && !isEmbedding(model) && !isElsewhere(model))
  const model = models.find(isLoaded) ?? models[0]
  return model && nameOf(model)
}

const nameOf = ({ id, name }: Record<string, unknown>): string | undefined =>
  [id, name].find((value): value is string => typeof value === 'string' && value !== '')

/** Whether a model is in memory, as LM Studio and llama.cpp say: another one takes long for its first word. */
const isLoaded = ({ state, status }: Record<string, unknown>): boolean =>
  state === 'loaded' || (isObject(status) && status.value === 'loaded')

/** Whether a model runs in Ollama’s cloud: questions would leave the machine. */
const isElsewhere = ({ remote_host }: Record<string, unknown>): boolean => Boolean(remote_host)

/** Whether a model is not for chats. Only some lists say that, but names and Ollama’s families do. */
const isEmbedding = ({ id, name, type, capabilities, details }: Record<string, unknown>): boolean =>
  type === 'embeddings' ||
  (Array.isArray(capabilities) &&
    /embedding|image/.test(capabilities.join()) &&
    !capabilities.includes('completion')) ||
  /embed|rerank|minilm|whisper|\b(bge|gte|e5|bert|clip|tts)\b/i.test(`${id ?? ''} ${name ?? ''}`) ||
  (isObject(details) && /bert/i.test(JSON.stringify([details.family, details.families])))
