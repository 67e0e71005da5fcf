import { testSite } from './test-site.ts'

testSite({
  name: 'starlight',
  base: '/guide/',
  dist: 'dist',
  npm: true,
  questions: [
    'How do I install the SDK with pnpm?',
    'Where do I create an SDK key?',
    'What happens when I delete a flag?',
    'How do I archive a flag that is still read?',
    'How many user ids can a list hold?',
    'How many rules may a flag have?',
    'How do I roll back a gradual rollout?',
    'What does 412 mean when I change a flag?',
    'How is a webhook signed?',
    { text: 'Comment créer un drapeau ?', from: 'fr/guides/first-flag/', within: 'fr/', without: 'guides/first-flag' }
  ],
  unpublished: { question: 'Is a bayesian scoreboard planned for experiments?', word: /are planned/ },
  start: 'guides/first-flag/',
  link: { name: 'Targeting', to: 'guides/targeting/' },
  switchTheme: async (page, to) => {
    await page.locator('starlight-theme-select select:visible').selectOption(to)
  },
  search: { key: 'ControlOrMeta+k', field: page => page.locator('dialog[open] .pagefind-ui__search-input') }
})
