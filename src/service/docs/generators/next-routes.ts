import type { GeneratorChoice } from '../contract.ts'

/** Whether a folder is part of the address, unlike groups and parameters such as that of the language. */
export const isInAddress = (folder: string): boolean => !/^[([@]/.test(folder)

/** `app/(guides)/start/page.mdx` is `/start`. */
export const appRoute = (source: string): { path: string; id: string } | undefined => {
  const folders = source.split('/')
  const name = folders.pop()
  if (!/^page\.(?:mdx?|mdoc)$/.test(name ?? '') || folders.some(folder => folder.startsWith('['))) return undefined
  const path = folders.filter(isInAddress).join('/')
  return { path, id: `app:${path}` }
}

/** Creates a function that writes paths as Next.js does by its configuration. */
export const addressForm = (config: Record<string, unknown>, addresses: GeneratorChoice['addresses']) => {
  const ending =
    addresses === 'html' ? '.html' : (addresses ? addresses === 'directory' : config.trailingSlash === true) ? '/' : ''
  return (path: string): string => {
    const bare = `/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
    return bare === '/' ? bare : bare + ending
  }
}
