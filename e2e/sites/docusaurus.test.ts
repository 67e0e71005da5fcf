import { testSite } from './test-site.ts'

testSite({
  name: 'docusaurus',
  base: '/manual/',
  dist: 'build',
  npm: true,
  questions: [
    'How do I install the client with pip?',
    'Why port 2525 for the relay?',
    'How large may attachments be?',
    'How do I keep editors from moving a block?',
    'Wo gibt es Übersetzungen einer Vorlage?',
    'What happens at a hard bounce?',
    'How many webhooks may a mailbox have?',
    'How do I take an address off the suppression list?',
    {
      text: 'On which port does the relay listen?',
      from: 'docs/1.0/start/install',
      within: 'docs/1.0/',
      without: 'docs/start/'
    },
    {
      text: 'Quelle taille pour les pièces jointes ?',
      from: 'fr/docs/start/install',
      within: 'fr/',
      without: 'docs/start/'
    }
  ],
  unpublished: { question: 'Is a carrier pigeon transport planned on the roadmap?', word: /is planned/ },
  start: 'docs/start/install',
  link: { name: 'Send a first mail', to: 'docs/start/send-first' },
  routes: 'all',
  async switchTheme(page, to) {
    const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ })
    // The button cycles through system, light and dark.
    while ((await page.locator('html').getAttribute('data-theme-choice')) !== to) await toggle.click()
  },
  search: { key: 'ControlOrMeta+k', field: page => page.locator('.DocSearch-Input') }
})
