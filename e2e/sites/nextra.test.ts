import { testSite } from './test-site.ts'

testSite({
  name: 'nextra',
  base: '/manual/',
  dist: 'out',
  npm: true,
  questions: [
    'How do I install Quarry with Homebrew?',
    'In which region must the bucket be?',
    'How do I point Quarry at a bucket?',
    'How long are files kept by a retention rule?',
    'What is a legal hold?',
    'Wie wird der Index kleiner?',
    'How many alerts can there be?',
    'How do I count lines for each path?',
    'How do I export the lines that match?',
    'Can I use MinIO?'
  ],
  start: 'getting-started',
  link: { name: 'Alerts', to: 'guides/alerts' },
  routes: 'all',
  async switchTheme(page, to) {
    await page.locator('button[title="Change theme"]:visible').first().click()
    await page.getByRole('option', { name: to === 'dark' ? 'Dark' : 'Light' }).click()
  },
  search: { key: 'ControlOrMeta+k', field: page => page.locator('.nextra-search input:visible') }
})
