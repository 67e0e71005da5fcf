import type { Paragraph, PhrasingContent } from 'mdast'
import { isObject } from '../../shared/objects.ts'

/** The contents of a home page in its front matter: `hero` of VitePress and Starlight, `features` of VitePress. */
interface HomePage {
  /** The name of the product. */
  title: string
  paragraphs: Paragraph[]
}

export const readHomePage = ({ hero, features }: Record<string, unknown>): HomePage => {
  const { name, title, text, tagline } = isObject(hero) ? hero : {}
  const cards = Array.isArray(features) ? features.filter(isObject) : []
  return {
    title: words(name) || words(title),
    paragraphs: [
      ...[words(text), words(tagline)].map(value => paragraph([{ type: 'text', value }])),
      ...cards.map(featureOf)
    ].filter(({ children }) => children.some(child => !('value' in child) || child.value))
  }
}

const featureOf = ({ title, details, link }: Record<string, unknown>): Paragraph => {
  const name: PhrasingContent = { type: 'text', value: words(title) }
  const linked: PhrasingContent = words(link) ? { type: 'link', url: words(link), children: [name] } : name
  const start: PhrasingContent[] = name.value
    ? [
        { type: 'strong', children: [linked] },
        { type: 'text', value: ' ' }
      ]
    : []
  return paragraph([...start, { type: 'text', value: words(details) }])
}

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

/** The plain text of a value that may contain HTML. */
const words = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/<[^<>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : ''
