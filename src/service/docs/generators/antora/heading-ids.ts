/** Fragments of references: `xref:lamp.adoc#turn-on[]` and `<<turn-on>>`. */
const reference = /(?:xref:[^\s[\]#]*#|<<(?:[^\s,>#]+#)?)([\w-]+)/g
const given = /\[(?:#|\[)([\w-]+)|anchor:([\w-]+)/g
const heading = /^={2,6} +(\S.*)$/gm

/**
 * The attributes that ids of headings are made with, told from the references of the pages to headings that have none of
 * their own, because the playbook that sets them is often in another repository: `_turn_on` by default, `turn-on` on many
 * sites.
 */
export const idAttributesOf = (texts: readonly string[]): Record<string, string> => {
  const explicit = new Set(texts.flatMap(text => [...text.matchAll(given)].map(([, id, anchor]) => id ?? anchor)))
  const headings = new Set(texts.flatMap(text => [...text.matchAll(heading)].map(([, title = '']) => slugOf(title))))
  const ids = new Set(texts.flatMap(text => [...text.matchAll(reference)].map(([, id = '']) => id)))
  const made = [...ids].filter(id => !explicit.has(id))
  const usual = made.filter(id => headings.has(id.slice(1)) && /^_[^-]*_[^-]*$/.test(id)).length
  const hyphenated = made.filter(id => headings.has(id.replaceAll('-', '_')) && /^[^_]*-[^_]*$/.test(id)).length
  return hyphenated > usual ? { idprefix: '', idseparator: '-' } : {}
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_.-]/gu, '')
    .replaceAll(/[\s_.-]+/g, '_')
