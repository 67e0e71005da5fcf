import { testSite } from './test-site.ts'

testSite({
  name: 'svelte',
  base: '/manual/',
  dist: 'build',
  npm: true,
  usesPackage: true,
  namesItsAddress: ['vite.config.js'],
  questions: [
    'Which distance do apple trees need?',
    'How much water does a tree need after planting?',
    'How high is a guard against deer?',
    'How high is a stake?',
    'When do I prune cherries?',
    'In welchem Winkel stehen die Leitäste?',
    'How do I store apples?',
    'How do I import trees as GeoJSON?',
    'How long does Boskoop keep?',
    'How do I print the plan as a poster?'
  ],
  link: { name: 'Prune', to: 'guides/prune' },
  routes: 'all',
  async switchTheme(page, to) {
    const toggle = page.getByRole('button', { name: 'Night', exact: true })
    if (((await toggle.getAttribute('aria-pressed')) === 'true') !== (to === 'dark')) await toggle.click()
  },
  search: { key: 's', field: page => page.locator('header input') }
})
