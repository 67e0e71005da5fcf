import { defineConfig } from 'vitepress'

export default defineConfig({
  title: 'Ferry',
  description: 'A job queue for small teams.',
  base: '/manual/',
  lang: 'en-US',
  srcExclude: ['parts/**', 'drafts/**'],
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Guide', link: '/guide/getting-started' },
      { text: 'Reference', link: '/reference/cli' }
    ],
    sidebar: [
      {
        text: 'Guide',
        items: [
          { text: 'Getting started', link: '/guide/getting-started' },
          { text: 'Configuration', link: '/guide/02-configuration' },
          { text: 'Retries', link: '/guide/retries' },
          { text: 'Deployment', link: '/guide/deployment/' },
          { text: 'Docker', link: '/guide/deployment/docker' }
        ]
      },
      {
        text: 'Reference',
        items: [
          { text: 'Command line', link: '/reference/cli' },
          { text: 'Node API', link: '/reference/node-api' },
          { text: 'Error codes', link: '/reference/errors' },
          { text: 'FAQ', link: '/faq' }
        ]
      }
    ]
  }
})
