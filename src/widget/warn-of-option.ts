import { isOption, kinds } from './option-kinds.ts'
import type { OptionName } from './options.ts'

const warned = new Set<string>()

/** Warns once why an option is ignored. */
export const warnOfOption = (name: string, given: unknown, isFunctionSource: boolean): void => {
  const message = `Docs Assistant: ${isOption(name) ? reasonFor(name, given, isFunctionSource) : `${name} is no option.`}`
  if (!warned.has(message)) console.warn(message)
  warned.add(message)
}

const reasonFor = (option: OptionName, given: unknown, isFunctionSource: boolean) => {
  if (isFunctionSource) {
    return `the option ${option} was given the source of a function. Set the element’s property ${option} instead.`
  }
  const shown = String(given).slice(0, 80)
  return `the option ${option} was given as “${shown}”; it has to be ${describeKind(option)}. The default is used.`
}

const describeKind = (option: OptionName): string => {
  const kind = kinds[option]
  return typeof kind === 'string' ? kind : `one of ${kind.join(', ')}`
}
