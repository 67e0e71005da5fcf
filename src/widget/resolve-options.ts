import { defaultWords, isOption, readOption, type WordOption } from './option-kinds.ts'
import type { GivenOptions, OptionName, ResolvedOptions } from './options.ts'

/** Resolves the options of every entry to one object. Warns once of an invalid value and uses the default instead. */
export const resolveOptions = (given: GivenOptions): ResolvedOptions => {
  const options: ResolvedOptions = { ...defaultWords(), ...otherDefaults() }
  for (const [name, value] of Object.entries(given)) {
    if (!isOption(name)) warn(name, value)
    else if (value !== undefined) Object.assign(options, read(name, value))
  }
  options.docsUrl ||= options.baseUrl || 'https://localhost'
  return options
}

/** The option with its parsed value; empty where the value is invalid, or `null`, which stands for the default. */
const read = (option: OptionName, given: unknown) => {
  const value = isFunctionSource(given) ? undefined : readOption(option, given)
  if (value !== undefined) return { [option]: value }
  if (given !== null) warn(option, given)
}

// The source of a function, which a framework writes into an attribute, as Vue does for `:current-path="path"`.
const functionSource = /^(async\s*)?(function\b[^(]*\(|\w*\s*\([^()]*\)\s*(=>|\{)|\w+\s*=>)/
const isFunctionSource = (given: unknown) => typeof given === 'string' && functionSource.test(given)

/** The warnings are loaded late, because few pages need them. */
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

/** The page’s origin; none in a sandboxed frame, whose origin is the text “null”. */
const pageOrigin = () => {
  const { origin = '' } = globalThis.location ?? {}
  return origin === 'null' ? '' : origin
}
