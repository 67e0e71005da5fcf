import { fileURLToPath } from 'node:url'

/** A path of the project, from its root. */
export const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
