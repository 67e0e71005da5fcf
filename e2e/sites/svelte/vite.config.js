import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import markdownIt from 'markdown-it'
import anchor from 'markdown-it-anchor'
import { defineConfig } from 'vite'

const slugify = text =>
  text.trim().toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-')

const markdown = () => {
  const parser = markdownIt({ html: true }).use(anchor, { slugify })
  return {
    name: 'markdown',
    transform(source, id) {
      if (!id.endsWith('.md')) return
      return { code: `export default ${JSON.stringify(parser.render(source.replace(/^---\n[\s\S]*?\n---\n/, '')))}`, map: null }
    }
  }
}

export default defineConfig({
  plugins: [
    markdown(),
    sveltekit({
      adapter: adapter(),
      paths: { base: '/manual' },
      csp: {
        mode: 'hash',
        directives: {
          'default-src': ['self'],
          'script-src': ['self'],
          // The hash is that of SvelteKit’s own announcer of pages.
          'style-src': ['self', 'unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
          'connect-src': ['self', 'https://platform.example.com']
        }
      }
    })
  ]
})
