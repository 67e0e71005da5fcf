import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import markdownIt from 'markdown-it'
import anchor from 'markdown-it-anchor'

const slugify = text =>
  text.trim().toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-')

const markdown = markdownIt({ html: true }).use(anchor, { slugify })
const template = readFileSync('template.html', 'utf8')

for (const file of globSync('**/*.md', { cwd: 'docs' })) {
  const target = join('public', file.replace(/\.md$/, '.html'))
  mkdirSync(dirname(target), { recursive: true })
  const source = readFileSync(join('docs', file), 'utf8').replaceAll(/\]\((?!http)([^)]*)\.md/g, ']($1.html')
  writeFileSync(target, template.replace('CONTENT', () => markdown.render(source)))
}
cpSync('site.css', 'public/site.css')
