import { testSite } from './test-site.ts'

testSite({
  name: 'html',
  base: '/manual/',
  dist: 'public',
  clean: false,
  npm: true,
  namesItsAddress: ['template.html'],
  questions: [
    'How long are the blades?',
    'How do I balance the rotor?',
    'How loud are the tips at high speed?',
    'How many magnets does the generator have?',
    'How many coils are there?',
    'What happens to the tail in a storm?',
    'Wie groß ist die Fahne?',
    'Which battery survives the cold?',
    'How do I ground the mast against lightning?',
    'How do I brake the rotor?'
  ],
  link: { name: 'Safety', to: 'safety.html' }
})
