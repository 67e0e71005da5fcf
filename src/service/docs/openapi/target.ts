/** What a page of the reference shows. */
export interface ApiTarget {
  /** Path of the file that describes it, or a part of that. */
  file: string | undefined
  /** A method of HTTP, or `webhook`. */
  method: string
  path: string
}

const methods = 'get|put|post|delete|options|head|patch|trace|query|webhook'
const target = new RegExp(String.raw`^(?:(\S+)\s+)?(${methods})\s+(\S+)$`, 'i')

/** Reads `openapi: /lamps.json POST /lamps` of a page, or an entry of the navigation. */
export const readApiTarget = (text: string): ApiTarget | undefined => {
  const [, file, method, path] = target.exec(text.trim()) ?? []
  return method && path ? { file, method, path } : undefined
}
