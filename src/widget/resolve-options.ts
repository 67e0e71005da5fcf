import { defaultWords, isOption, readOption, type WordOption } from './option-kinds.ts'
import type { GivenOptions, OptionName, ResolvedOptions } from './options.ts'

/** Every way in → one resolved object. What makes no sense is warned about, once, and left at its default. */
export const resolveOptions = (given: GivenOptions): ResolvedOptions => {
  const options: ResolvedOptions = { ...defaultWords(), ...otherDefaults() }
  for (const [name, value] of Object.entries(given)) {
    if (!isOption(name)) warn(name, value)
    else if (value !== undefined) Object.assign(options, read(name, value))
  }
  options.docsUrl ||= options.baseUrl || 'https://localhost'
  return options
}

/** The option with its value; nothing where that makes no sense, or where `null` stands for the default. */
const read = (option: OptionName, given: unknown) => {
  const value = isFunctionSource(given) ? undefined : readOption(option, given)
  if (value !== undefined) return { [option]: value }
  if (given !== null) warn(option, given)
}

// What a framework makes of a function that it writes into an attribute, as Vue does with `:current-path="path"`.
const functionSource = /^(async\s*)?(function\b[^(]*\(|\w*\s*\([^()]*\)\s*(=>|\{)|\w+\s*=>)/
const isFunctionSource = (given: unknown) => typeof given === 'string' && functionSource.test(given)

/** The words for it come late: few pages need them. */
const warn = (name: string, given: unknown) =>
  import('./warn-of-option.ts').then(
    ({ warnOfOption }) => warnOfOption(name, given, isFunctionSource(given)),
    () => console.warn('Docs Assistant:', name, given)
  )

const otherDefaults = (): Omit<ResolvedOptions, WordOption> => ({
  baseUrl: pageOrigin(),
  fingerprint: 'anonymous',
  opened: false,
  locale: globalThis.document?.documentElement.lang || 'en',
  labels: {},
  suggestions: [],
  docsUrl: pageOrigin(),
  selection: true,
  codeBlocks: true,
  shortcut: 'mod+i',
  search: true,
  feedback: true,
  keepOpen: true,
  webmcp: true,
  timeouts: {}
})

/** A sandboxed frame’s origin is the text “null”, which is no address. */
const pageOrigin = () => {
  const { origin = '' } = globalThis.location ?? {}
  return origin === 'null' ? '' : origin
}
