import { testSite } from './test-site.ts'

testSite({
  name: 'react',
  base: '/manual/',
  dist: 'dist',
  npm: true,
  usesPackage: true,
  questions: [
    'How do I install Tracer for Node.js?',
    'How do I install it with pip or gem?',
    'On which port does the collector listen?',
    'How do I start a span?',
    'How many attributes may a span have?',
    'How many events does a span keep?',
    'How do I keep slow traces?',
    'Wie viel belegen die Spuren am Tag?',
    'What does the option redact do?',
    'What does E_CLOCK mean?'
  ],
  link: { name: 'Spans', to: 'guides/spans' },
  routes: 'all',
  async switchTheme(page, to) {
    const toggle = page.getByRole('button', { name: 'Dark', exact: true })
    if (((await toggle.getAttribute('aria-pressed')) === 'true') !== (to === 'dark')) await toggle.click()
  },
  search: { key: '/', field: page => page.locator('header input') }
})
