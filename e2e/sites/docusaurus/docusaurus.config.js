export default {
  title: 'Postbox',
  tagline: 'Mail for applications.',
  url: 'https://docs.example.com',
  baseUrl: '/manual/',
  onBrokenLinks: 'throw',
  future: { v4: { removeLegacyPostBuildHeadAttribute: true }, faster: true },
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.js',
          lastVersion: 'current',
          versions: { current: { label: '2.0' } }
        },
        blog: false
      }
    ]
  ],
  themeConfig: {
    algolia: { appId: 'POSTBOX', apiKey: 'search-only', indexName: 'postbox' },
    navbar: {
      title: 'Postbox',
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' }
      ]
    },
    colorMode: { respectPrefersColorScheme: true }
  },
}
