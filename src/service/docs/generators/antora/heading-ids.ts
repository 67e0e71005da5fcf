/** Fragments of references, `xref:lamp.adoc#bulb[]` and `<<bulb>>`, but for those that the page itself gives. */
const reference = /(?:xref:[^\s[\]#]*#|<<(?:[^\s,>#]+#)?)([\w-]+)/g
const given = /\[(?:#|\[)([\w-]+)|anchor:([\w-]+)/g

/**
 * The attributes that ids of headings are made with, told from the references of some pages, because the playbook
 * that sets them is often in another repository: `_turn_on` by default, `turn-on` on many sites.
 */
export const idAttributesOf = (texts: readonly string[]): Record<string, string> => {
  const explicit = new Set(texts.flatMap(text => [...text.matchAll(given)].map(([, id, anchor]) => id ?? anchor)))
  const ids = new Set(texts.flatMap(text => [...text.matchAll(reference)].map(([, id = '']) => id)))
  const made = [...ids].filter(id => !explicit.has(id))
  const usual = made.filter(id => id.startsWith('_')).length
  const hyphenated = made.filter(id => /^[^_-][^_]*-/.test(id)).length
  return hyphenated > usual ? { idprefix: '', idseparator: '-' } : {}
}
