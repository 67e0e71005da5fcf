import { testSite } from './test-site.ts'

testSite({
  name: 'antora',
  base: '/manual/',
  dist: 'build/site',
  npm: true,
  namesItsAddress: ['antora-playbook.yml'],
  questions: [
    'How do I install Belfry on Fedora?',
    'How long may a peal last?',
    'What does the weight of a bell change in belfry.yaml?',
    'How do I ring a bell 15 minutes before sunset?',
    'What is the default of motors.stagger?',
    'How long should a hammer touch a bell of 200 kg?',
    'Which exit code means that it is a quiet hour?',
    'What does BF-E07 mean?',
    'Wie lange wird das Log aufbewahrt (log.keep)?',
    { text: 'How do I record a tune with the keyboard?', from: 'carillon/index.html', within: 'carillon/' }
  ],
  unpublished: { question: 'Is ringing by voice planned with a parrot in the tower?', word: /is planned|will repeat/ },
  start: 'belfry/current/index.html',
  link: { name: 'Install Belfry', to: 'belfry/current/install.html' }
})
