import { copyFileSync, globSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import markdownIt from 'markdown-it'
import anchor from 'markdown-it-anchor'

const slug = text =>
  text.trim().toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-')

const pageOf = file => file.replace(/\.md$/, '').replace(/(^|\/)index$/, '')

/** Markdown files become HTML; each page gets a copy of index.html, so that a plain host finds it. */
export const markdownPages = () => {
  const markdown = markdownIt({ html: true, linkify: true }).use(anchor, { slugify: slug })
  return {
    name: 'markdown-pages',
    transform(source, id) {
      if (!id.endsWith('.md')) return
      const html = markdown.render(source.replace(/^---\n[\s\S]*?\n---\n/, ''))
      return { code: `export default ${JSON.stringify(html)}`, map: null }
    },
    closeBundle() {
      for (const file of globSync('**/*.md', { cwd: 'docs' })) {
        const folder = join('dist', pageOf(file))
        mkdirSync(folder, { recursive: true })
        if (pageOf(file)) copyFileSync('dist/index.html', join(folder, 'index.html'))
      }
    }
  }
}
