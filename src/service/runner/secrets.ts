import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunnerConfig } from '../contract.ts'
import { type Change, RefusedError } from './refusals.ts'

/** Names of variables whose values are secret. Others, such as an address, may stand in any page. */
const secretNames = /key|token|secret|password|credential/i

/** Shortest secret that is searched for: a shorter one may occur in any page. */
const minLength = 8

/** The agent’s own keys in its environment. */
export const secretsOfRunner = (runner: RunnerConfig): string[] =>
  runner.kind === 'command'
    ? (runner.environment ?? []).flatMap(name => (secretNames.test(name) ? (process.env[name] ?? []) : []))
    : []

/**
 * Throws where a changed file contains a secret, because pages and readers can instruct an agent to write one, and
 * everybody can read a pull request.
 */
export const refuseSecrets = async (
  root: string,
  changes: readonly Change[],
  secrets: readonly string[]
): Promise<void> => {
  const known = secrets.filter(secret => secret.length >= minLength)
  for (const { path, isDeleted } of known.length > 0 ? changes : []) {
    if (isDeleted) continue
    const bytes = await readFile(join(root, path))
    if (known.some(secret => bytes.includes(secret) || path.includes(secret))) {
      throw new RefusedError('The agent wrote a key of the service or its own into a file.')
    }
  }
}
