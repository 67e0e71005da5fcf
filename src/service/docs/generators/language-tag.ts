const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** The BCP 47 tag that a folder’s name is, `pt_BR` or `zh-hant`; `undefined` for what names no language. */
export const languageTag = (name: string): string | undefined => {
  if (!/^[a-z]{2,3}([-_][a-z\d]{2,8})*$/i.test(name)) return undefined
  try {
    const [tag = ''] = Intl.getCanonicalLocales(name.replaceAll('_', '-'))
    return names.of(tag) === undefined ? undefined : tag
  } catch {
    return undefined
  }
}
