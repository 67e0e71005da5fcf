import { exchange } from '../exchange.ts'
import { type DocsPage, isLoader, resolve } from './docs-page.ts'

/** What the page’s own scripts do about the widget. */
export interface Programs {
  /** A script that puts the widget in, by its address or as it stands in the page. */
  mounts: string | undefined
  /** Whether one defines `<docs-assistant>`. */
  defines: boolean
  /** Whether a script in the page’s HTML adds the loader’s tag. */
  addsTag: boolean
  /** The options that stand beside the widget’s name in a script. */
  widget: { options: Record<string, string> } | undefined
  /** Whether all scripts could be read. */
  isComplete: boolean
  files: { where: string; text: string }[]
}

/** Scripts that are read at most, their bytes, and the milliseconds for all of them. */
const most = { files: 60, bytes: 12 * 1024 * 1024, time: 20_000 }

/** Reads the scripts of the page, and what they import by name. */
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
  const until = performance.now() + most.time
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    if (seen.has(url) || new URL(url).origin !== page.origin) {
      if (!seen.has(url)) isComplete &&= !isPackage(url)
      continue
    }
    seen.add(url)
    const timeout = Math.ceil(until - performance.now())
    if (files.length >= most.files || size > most.bytes || timeout <= 0) {
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
    // A bundler computes the addresses of what comes later.
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

/** The element’s name as a text, as `customElements.define` or a component of a framework has it. */
const defines = /["'`]docs-assistant["'`]|docs-assistant\/define/

/** A bundle holds the name a few dozen times. */
const mostNames = 500

/** Options with a text as their value, near the name of the widget; `undefined` unless a domain or endpoint is there. */
const optionsIn = (text: string): Programs['widget'] => {
  for (const { index } of [...text.matchAll(/docs-?assistant/gi)].slice(0, mostNames)) {
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
    // Vite names what it preloads from the root of the site.
    const root = new URL('..', base).href
    return /^[\w-]+\//.test(name) ? (resolve(name, root) ?? []) : []
  })
}
