import { testSite } from './test-site.ts'

testSite({
  name: 'docsify',
  base: '/manual/',
  dist: 'docs',
  npm: true,
  questions: [
    'How often is a starter fed?',
    'What do I do with the starter before a long holiday?',
    'How long does the dough rest?',
    'At how many degrees is the loaf baked?',
    'What if the starter has mould?',
    'Why does it smell of acetone?',
    'When is the loaf done?',
    'How much water for spelt and wheat?',
    'When do I feed the starter for the weekend?',
    'May I close the glass?'
  ],
  start: '#/',
  link: { name: 'Trouble', to: '#/trouble' },
  routes: 'all'
})
