import { describeKind, isOption, readOption } from './option-kinds.ts'
import type { GivenOptions, OptionName, ResolvedOptions } from './options.ts'

/** Every way in → one resolved object. What makes no sense is warned about, once, and left at its default. */
export const resolveOptions = (given: GivenOptions): ResolvedOptions => {
  const options = defaults()
  for (const [name, value] of Object.entries(given)) {
    if (!isOption(name)) warn(`${name} is no option.`)
    else if (value !== undefined) Object.assign(options, read(name, value))
  }
  options.docsUrl ||= options.baseUrl || 'https://localhost'
  return options
}

/** The option with its value; nothing where that makes no sense, or where `null` stands for the default. */
const read = (option: OptionName, given: unknown) => {
  if (typeof given === 'string' && functionSource.test(given)) {
    warn(`the option ${option} was given the source of a function. Set the element’s property ${option} instead.`)
    return
  }
  const value = readOption(option, given)
  if (value !== undefined) return { [option]: value }
  if (given === null) return
  const shown = String(given).slice(0, 80)
  warn(`the option ${option} was given as “${shown}”; it has to be ${describeKind(option)}. The default is used.`)
}

// What a framework makes of a function that it writes into an attribute, as Vue does with `:current-path="path"`.
const functionSource = /^(async\s*)?(function\b[^(]*\(|\w*\s*\([^()]*\)\s*(=>|\{)|\w+\s*=>)/

const warned = new Set<string>()
const warn = (message: string) => {
  if (!warned.has(message)) console.warn('Docs Assistant: ' + message)
  warned.add(message)
}

const defaults = (): ResolvedOptions => ({
  baseUrl: pageOrigin(),
  apiVersion: 2,
  fingerprint: 'anonymous',
  layout: 'floating',
  sidebar: 'overlay',
  trigger: 'button',
  opened: false,
  load: 'interest',
  theme: 'auto',
  locale: globalThis.document?.documentElement.lang || 'en',
  labels: {},
  suggestions: [],
  docsUrl: pageOrigin(),
  selection: true,
  codeBlocks: true,
  shortcut: 'mod+i',
  persist: 'local',
  feedback: true,
  askFromUrl: 'fill',
  keepOpen: true,
  announce: 'finished',
  timeouts: {}
})

/** A sandboxed frame’s origin is the text “null”, which is no address. */
const pageOrigin = () => {
  const { origin = '' } = globalThis.location ?? {}
  return origin === 'null' ? '' : origin
}
