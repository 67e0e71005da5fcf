import { defaultKeyPrefixes, type KeyPrefixes } from '../../../protocol/index.ts'
import type { Deployment } from './deployment.ts'
import type { DocsPage } from './docs-page.ts'
import { bad, type Finding } from './finding.ts'

/** A text of the page, and where it is. */
interface Place {
  where: string
  text: string
}

/** Finds admin keys anywhere in the page, because everybody who can read the page can read them. */
export const checkSecrets = (
  docs: DocsPage,
  files: Place[],
  { assistantKey, keyPrefixes: prefixes = defaultKeyPrefixes }: Pick<Deployment, 'assistantKey' | 'keyPrefixes'>
): Finding[] => {
  const places: Place[] = [
    // Another finding reports the kind of the widget’s own key.
    ...docs.attributes
      .filter(({ value }) => value !== assistantKey)
      .map(({ tag, name, value }) => ({ where: `the attribute ${name} of <${tag}>`, text: value })),
    ...docs.scripts.map(({ text, attributes: { type = '' } }) => ({
      where: /json/.test(type) ? 'JSON in the page' : 'a script of the page',
      text
    })),
    ...docs.comments.map(text => ({ where: 'a comment of the page', text })),
    ...files
  ]
  const found = places.filter(({ text }) => holdsKey(text, prefixes, 6)).map(({ where }) => where)
  // Documentation shows made-up keys, so only a long one counts in the text.
  if (holdsKey(docs.text, prefixes, 24)) found.push('the page’s text')
  return [...new Set(found)].map(where =>
    bad(
      'secret key',
      `the SECRET admin key stands in ${where}`,
      'Revoke it now, and take it out: everybody who can read the page has it. The widget needs the assistant key only.'
    )
  )
}

const holdsKey = (text: string, { admin, assistant }: KeyPrefixes, minLength: number): boolean => {
  if (!admin) return false
  const decoded = /%[\da-f]{2}/i.test(text) ? `${text} ${unescaped(text)}` : text
  const escaped = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(
    `(?<![\\w-])${escaped(admin)}(?!${escaped(assistant.slice(admin.length)) || '$^'})([\\w-]+)`,
    'gi'
  )
  return [...decoded.matchAll(pattern)].some(([, rest = '']) => isSecret(rest, minLength))
}

/** Whether the part after the prefix looks random: it has digits, unlike the name of a variable, or is very long. */
const isSecret = (rest: string, minLength: number) =>
  rest.length >= minLength && (/\d/.test(rest) || rest.length >= 24) && !/^[x*.]+$/i.test(rest)

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
