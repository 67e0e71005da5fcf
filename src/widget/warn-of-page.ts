/** The standard properties of `Object.prototype`. */
const standard = ' constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf '

const said = new Set<string>()

/** Warns once of each change of the page to built-in objects that breaks the widget. */
export const warnOfPage = (): void => {
  // Some additions (`then`, `get`, `value`) break promises and the browser’s own functions.
  const added = Object.getOwnPropertyNames(Object.prototype).filter(
    name => !/^__.+__$/.test(name) && !standard.includes(` ${name} `)
  )
  if (added.length) {
    warnOnce(
      `Docs Assistant: the page has added ${added.slice(0, 20).join(', ')} to Object.prototype, and so to every object. Where the assistant fails, take that away.`
    )
  }
  if (!hasWorkingLists()) {
    warnOnce(
      'Docs Assistant: libraries of the page have replaced `some` or `find` of lists by what fails, as Prototype.js does with MooTools behind it. The assistant cannot open.'
    )
  }
  const { ShadyDOM } = window as { ShadyDOM?: { inUse?: unknown } }
  if (ShadyDOM?.inUse) {
    warnOnce(
      'Docs Assistant: the page’s ShadyDOM stands in for the browser’s shadow roots, and the assistant has no styles in it. Load it without `force`.'
    )
  }
}

const hasWorkingLists = () => {
  try {
    return [1].some(Boolean) && [1].find(Boolean) === 1
  } catch {
    return false
  }
}

const warnOnce = (line: string) => {
  if (said.has(line)) return
  said.add(line)
  console.warn(line)
}
