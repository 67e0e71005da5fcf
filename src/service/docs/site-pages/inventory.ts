import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { BuiltHeading } from '../contract.ts'

export interface Inventory {
  /** Paths of the pages, relative to the site’s home. */
  pages: string[]
  /** Titles that can be referred to, by the path of their page. */
  headings: Map<string, BuiltHeading[]>
}

const firstLine = '# Sphinx inventory version 2'

/** Whether these are the bytes of an `objects.inv`. */
export const isInventory = (bytes: Buffer): boolean => bytes.subarray(0, firstLine.length).toString() === firstLine

/** Parses an `objects.inv`: four lines of text, then compressed lines, one for each object. */
export const parseInventory = async (bytes: Buffer, maxBytes: number): Promise<Inventory> => {
  const text = (await promisify(inflate)(afterLines(bytes, 4), { maxOutputLength: maxBytes })).toString()
  const inventory: Inventory = { pages: [], headings: new Map() }
  for (const line of text.split('\n')) {
    const [, name = '', role, uri = '', title = ''] = /^(.+?)\s+(\S+:\S+)\s+-?\d+\s+?(\S*)\s+(.*)$/.exec(line) ?? []
    const [path = '', id = ''] = uri.replace(/\$$/, name).split('#')
    if (role === 'std:doc') inventory.pages.push(path)
    if (role === 'std:label' && id) {
      const headings = inventory.headings.get(path) ?? []
      headings.push({ id, text: title === '-' ? name : title })
      inventory.headings.set(path, headings)
    }
  }
  return inventory
}

const afterLines = (bytes: Buffer, count: number): Buffer => {
  let start = 0
  for (let line = 0; line < count; line += 1) start = bytes.indexOf('\n', start) + 1
  return bytes.subarray(start)
}
