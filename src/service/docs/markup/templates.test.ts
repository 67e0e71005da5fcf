import { describe, expect, it } from 'vitest'
import { fillTemplates } from './templates.ts'

describe('a heading that is filled in', () => {
  it('keeps the id that VitePress makes before', () => {
    const fill = (source: string) => fillTemplates(source, { title: 'Settings' })
    expect(fill('# {{ $frontmatter.title }}\n\n## All {{ $frontmatter.title }}')).toBe(
      '# Settings {#frontmatter-title}\n\n## All Settings {#all-frontmatter-title}'
    )
    expect(fill('# {{ $frontmatter.title }} {#own}')).toBe('# Settings {#own}')
    expect(fill('The {{ $frontmatter.title }}.\n\n## Other')).toBe('The Settings.\n\n## Other')
  })
})
