import { exchange } from '../exchange.ts'
import { type DocsPage, isLoader, resolve } from './docs-page.ts'

/** What the page’s own scripts do with the widget. */
export interface Programs {
  /** The script that mounts the widget: its address, or “a script of the page”. */
  mounts: string | undefined
  /** Whether one defines `<docs-assistant>`. */
  defines: boolean
  /** Whether a script in the page’s HTML adds the loader’s tag. */
  addsTag: boolean
  /** The options near the widget’s name in a script. */
  widget: { options: Record<string, string> } | undefined
  /** Whether all scripts could be read. */
  isComplete: boolean
  files: { where: string; text: string }[]
}

/** Most scripts that are read, most bytes of them, and milliseconds for all. */
const max = { files: 60, bytes: 12 * 1024 * 1024, time: 20_000 }

/** Reads the scripts of the page and the scripts that they import with a literal address. */
export const readPrograms = async (docs: DocsPage, page: URL, signal: AbortSignal): Promise<Programs> => {
  const inline = docs.scripts.filter(({ attributes }) => !attributes.src).map(({ text }) => text)
  const waiting = [
    ...docs.scripts.filter(tag => !isLoader(tag)).flatMap(({ attributes: { src } }) => resolve(src, docs.base) ?? []),
    ...inline.flatMap(text => importsOf(text, docs.base)),
    ...preloaded(docs)
  ]
  const files: Programs['files'] = []
  const seen = new Set<string>()
  let [size, isComplete] = [0, true]
  const until = performance.now() + max.time
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    if (seen.has(url) || new URL(url).origin !== page.origin) {
      if (!seen.has(url)) isComplete &&= !isPackage(url)
      continue
    }
    seen.add(url)
    const timeout = Math.ceil(until - performance.now())
    if (files.length >= max.files || size > max.bytes || timeout <= 0) {
      isComplete = false
      break
    }
    const answered = await exchange({ url, redirect: 'follow', timeout }, signal).catch(() => undefined)
    signal.throwIfAborted()
    if (!answered) isComplete = false
    if (answered?.status !== 200) continue
    size += answered.text.length
    files.push({ where: `the script ${new URL(url).pathname}`, text: answered.text })
    waiting.push(...importsOf(answered.text, url))
    // A bundler computes the addresses of late chunks, so these are not read.
    if (/\bimport\(\s*[^'"`)\s]|__webpack_require__|webpackChunk/.test(answered.text)) isComplete = false
  }
  const inPage = inline.map(text => ({ where: 'a script in the page', text }))
  const all = [...inPage, ...files]
  const adds = /docs-assistant[\w.@/-]{0,200}\.js/
  return {
    mounts: all.find(({ text }) => adds.test(text) || defines.test(text))?.where,
    defines: all.some(({ text }) => defines.test(text)),
    addsTag: inline.some(text => adds.test(text) && /createElement|__next_s|\.src\s*=/.test(text)),
    widget: all.map(({ text }) => optionsIn(text)).find(options => options !== undefined),
    isComplete,
    files
  }
}

/** The element’s name as a string literal, as in `customElements.define` or in a component of a framework. */
const defines = /["'`]docs-assistant["'`]|docs-assistant\/define/

/** Most occurrences of the name that are examined; a bundle contains it a few dozen times. */
const maxNames = 500

/** Options with a literal value near the widget’s name; `undefined` without an endpoint, or a domain with a key. */
const optionsIn = (text: string): Programs['widget'] => {
  for (const { index } of [...text.matchAll(/docs-?assistant/gi)].slice(0, maxNames)) {
    const near = text.slice(Math.max(0, index - 800), index + 800)
    const found = near.matchAll(
      /["'`]?(?:data-)?(domain|base-?url|endpoint|assistant-?key|api-?version)["'`]?\s*[:=,]\s*["'`]([^"'`\s]+)["'`]/gi
    )
    const options = Object.fromEntries([...found].map(([, name = '', value = '']) => [attributeOf(name), value]))
    if ((options.domain && options['assistant-key']) || options.endpoint) return { options }
  }
  return undefined
}

const attributeOf = (name: string) => name.replace(/(?<=[a-z])-?(url|key|version)$/i, '-$1').toLowerCase()

const isPackage = (url: string) => /docs-assistant/.test(url)

const preloaded = (docs: DocsPage): string[] => {
  const links = docs.attributes.filter(
    ({ tag, name, value }) => tag === 'link' && name === 'href' && /\.m?js([?#]|$)/.test(value)
  )
  return links.flatMap(({ value }) => resolve(value, docs.base) ?? [])
}

const importsOf = (text: string, base: string): string[] => {
  const names = text.matchAll(/(?:\bimport\s*\(?|\bfrom|__vite__mapDeps|[[,])\s*["'`]([^"'`\s]+\.m?js)["'`]/g)
  return [...names].flatMap(([, name = '']) => {
    if (/^(\.{0,2}\/|https?:)/.test(name)) return resolve(name, base) ?? []
    // Vite lists its preloads relative to the root of the site.
    const root = new URL('..', base).href
    return /^[\w-]+\//.test(name) ? (resolve(name, root) ?? []) : []
  })
}
