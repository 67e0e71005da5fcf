import { isObject } from '../../../../shared/objects.ts'
import type { Settings } from '../settings.ts'

/** A block, a span or code with its classes and values. */
interface Conditional {
  classes: readonly string[]
  values: Record<string, string>
}

const html = new Set(['html', 'html4', 'html5', 'html:js'])

/**
 * Whether readers of the site see something that may be for another format, or for what the page is not:
 * https://quarto.org/docs/authoring/conditional.html
 */
export const isShown = ({ classes, values }: Conditional, said: Settings): boolean => {
  if (classes.includes('hidden') || classes.includes('dark-content')) return false
  const isVisible = classes.includes('content-visible')
  if (!isVisible && !classes.includes('content-hidden')) return true
  const isMet = Object.entries(values).every(([name, value]) => {
    const [, when, kind] = /^(when|unless)-(format|profile|meta)$/.exec(name) ?? []
    return !when || (kind === 'format' ? html.has(value) : isSaid(kind, value, said)) === (when === 'when')
  })
  return isMet === isVisible
}

const isSaid = (kind: string | undefined, value: string, said: Settings): boolean => {
  if (kind === 'profile') return [profileOf(said)].flat().includes(value)
  const found = value.split('.').reduce<unknown>((inner, part) => (isObject(inner) ? inner[part] : undefined), said)
  return found !== undefined && found !== false && found !== null
}

const profileOf = ({ profile }: Settings): unknown => (isObject(profile) ? profile.default : undefined)
