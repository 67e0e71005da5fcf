/** Replaces what matches a global pattern by what comes of it later; what nothing comes of stays. */
export const replaceAsync = async (
  text: string,
  pattern: RegExp,
  replace: (found: RegExpExecArray) => Promise<string | undefined>
): Promise<string> => {
  let replaced = ''
  let end = 0
  for (const found of text.matchAll(pattern)) {
    const other = await replace(found)
    if (other === undefined) continue
    replaced += text.slice(end, found.index) + other
    end = found.index + found[0].length
  }
  return replaced + text.slice(end)
}
