import { testSite } from './test-site.ts'

testSite({
  name: 'sphinx',
  base: '/en/latest/',
  dist: 'build',
  commands: [['sphinx-build', '-q', '-W', '-b', 'html', 'docs', 'build']],
  questions: [
    'How do I install Tide with pip?',
    'Where are the harmonic constants downloaded to with tide fetch?',
    'How do I predict the high and low waters of a day?',
    'In which time zone are the times?',
    'How do I add my own station?',
    'Welche Stationen gibt es für Cuxhaven?',
    'How accurate are predictions in open water?',
    'How do I shade the night in a plot?',
    'What raises UnknownStation?',
    'Which exit codes does tide table have?'
  ],
  unpublished: { question: 'Is a model for storm surge planned with neural lagoons?', word: /is planned/ },
  link: { name: 'Installing Tide', to: 'guide/installation.html' },
  search: { key: '/', field: page => page.locator('.sidebar-search') }
})
