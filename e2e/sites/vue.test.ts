import { testSite } from './test-site.ts'

testSite({
  name: 'vue',
  base: '/manual/',
  dist: 'dist',
  npm: true,
  usesPackage: true,
  questions: [
    'How do I import CAMT files?',
    'How do I import CSV with my own columns?',
    'How are duplicates found?',
    'How does a rule match the text of an entry?',
    'Wie werden Beiträge der Mitglieder gebucht?',
    'How do I lock the year?',
    'Who can reopen a year?',
    'How long is an invitation valid?',
    'What can a token do?',
    'How do I back up my data?'
  ],
  link: { name: 'Rules', to: 'guides/rules' },
  routes: 'all',
  async switchTheme(page, to) {
    const toggle = page.getByRole('button', { name: 'Dark', exact: true })
    if (((await toggle.getAttribute('aria-pressed')) === 'true') !== (to === 'dark')) await toggle.click()
  },
  search: { key: 'ControlOrMeta+k', field: page => page.locator('header input') }
})
