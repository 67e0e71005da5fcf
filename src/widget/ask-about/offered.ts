import type { GivenOptions } from '../options.ts'

/**
 * Elements that are never offered as context, and neither is a selection that overlaps one: form fields, what the owner
 * marks as private, and the widget itself.
 */
export const never =
  '[data-private],textarea,select,input:not([type=checkbox],[type=radio]),[autocomplete^=cc-],[role=textbox],docs-assistant,' +
  '[contenteditable]:not([contenteditable=false])'

type Scope = GivenOptions['selection']

/** Whether the option is on. An attribute of the script tag gives it as text. */
export const isOn = (scope: Scope): boolean => String(scope) !== 'false'

/** Whether an element may be offered: it is in nothing private, and matches the option’s selector. */
export const isOffered = (element: Element, scope: Scope): boolean =>
  isOn(scope) && !element.closest(never) && isWithin(element, scope)

const isWithin = (element: Element, scope: Scope) => {
  if (typeof scope !== 'string' || /^(true)?$/.test(scope)) return true
  try {
    return !!element.closest(scope)
  } catch {
    if (!warned.has(scope)) console.warn(`Docs Assistant: the option selection or codeBlocks is no selector: ${scope}`)
    warned.add(scope)
    return false
  }
}

const warned = new Set<string>()

/** The id of the nearest element that has one, for a context item. */
export const nearestId = (element: Element): { elementId?: string } => {
  const id = element.closest('[id]')?.id
  return id && id.length <= 200 ? { elementId: id } : {}
}
