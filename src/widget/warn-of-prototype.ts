/** What every object has by itself. */
const standard = ' constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf '

let isSaid = false

/**
 * Says, once, what the page has added to every object. Some of it (`then`, `get`, `value`) breaks promises and the
 * browser’s own functions, and no code on the page can help that.
 */
export const warnOfPrototype = (): void => {
  const added = Object.getOwnPropertyNames(Object.prototype).filter(
    name => !/^__.+__$/.test(name) && !standard.includes(` ${name} `)
  )
  if (isSaid || !added.length) return
  isSaid = true
  console.warn(
    `Docs Assistant: the page has added ${added.slice(0, 20).join(', ')} to Object.prototype, and so to every object. Where the assistant fails, take that away.`
  )
}
