import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { folders } from './folders.ts'

/** Sends one of the example pages, with its placeholders such as `%DOMAIN%` filled. */
export const sendExample = async (
  context: Context,
  name: string,
  values: Record<string, string>
): Promise<Response | undefined> => {
  if (!/^[a-z-]+\.(html|js|css)$/.test(name)) return
  const text = await readFile(join(folders.public, 'examples', name), 'utf8').catch(() => undefined)
  if (text === undefined) return
  const filled = text.replaceAll(/%([A-Z_]+)%/g, (placeholder, key) => values[key] ?? placeholder)
  return context.body(filled, 200, { 'Content-Type': getMimeType(name) ?? 'text/plain', 'Cache-Control': 'no-cache' })
}
