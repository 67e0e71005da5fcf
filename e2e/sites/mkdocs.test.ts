import { testSite } from './test-site.ts'

testSite({
  name: 'mkdocs',
  base: '/manual/',
  dist: 'site',
  namesItsAddress: ['mkdocs.yml'],
  commands: [['mkdocs', 'build', '--strict', '--quiet']],
  questions: [
    'How do I install Kiln on Debian?',
    'Why does an upgrade wait?',
    'How do I abort a firing?',
    'What do the options of a cone do, witness?',
    'How do I calibrate a thermocouple?',
    'How do I silence an alarm?',
    'Which SMTP server sends the mail?',
    'How many steps may a schedule have?',
    'What happens after a power cut?',
    'How do I export the curve of a firing as CSV?'
  ],
  start: 'getting-started/installation/',
  link: { name: 'First firing', to: 'getting-started/first-firing/' },
  routes: 'links',
  async switchTheme(page, to) {
    const isDark = await page.locator('body[data-md-color-scheme=slate]').count()
    if (!isDark === (to === 'dark')) await page.locator('form[data-md-component=palette] label:visible').click()
  },
  search: { key: '/', field: page => page.locator('.md-search__input') }
})
