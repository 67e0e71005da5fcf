import type { ModelConfig } from './answering/index.ts'

/** The model that the environment names: `ASSISTANT_MODEL_URL`, `ASSISTANT_MODEL` and, if needed, `ASSISTANT_MODEL_KEY`. */
export const modelFromEnvironment = (environment: NodeJS.ProcessEnv): ModelConfig | undefined => {
  const { ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL: name, ASSISTANT_MODEL_KEY: key } = environment
  if (!url && !name) return
  if (!url || !name) throw new Error('ASSISTANT_MODEL_URL and ASSISTANT_MODEL go together: set both, or none.')
  if (!URL.canParse(url)) throw new Error(`ASSISTANT_MODEL_URL is no URL: ${url}`)
  return { url, name, key }
}
