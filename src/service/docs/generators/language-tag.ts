const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/**
 * The BCP 47 tag of a folder’s name such as `pt_BR` or `zh-hant`; `undefined` for a name that is no language, or a code
 * that is no longer used, such as `src`.
 */
export const languageTag = (name: string): string | undefined => {
  if (!/^[a-z]{2,3}([-_][a-z\d]{2,8})*$/i.test(name)) return undefined
  const written = name.replaceAll('_', '-')
  try {
    const [tag = ''] = Intl.getCanonicalLocales(written)
    return tag.toLowerCase() === written.toLowerCase() && names.of(tag) !== undefined ? tag : undefined
  } catch {
    return undefined
  }
}
