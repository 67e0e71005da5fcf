import { testSite } from './test-site.ts'

testSite({
  name: 'rspress',
  base: '/manual/',
  dist: 'doc_build',
  npm: true,
  questions: [
    'How do I install the program?',
    'How do I connect a sensor?',
    'How long do the batteries last?',
    'When is the swarm alarm sent?',
    'May I open a hive in the rain?',
    'How do I calibrate the scale?',
    'When do I feed a colony in winter?',
    'When is honey ripe?',
    'How long does honey keep?',
    { text: '怎么连接传感器？', from: 'zh/guide/first-hive.html', within: 'zh/' }
  ],
  start: 'guide/scale.html',
  link: { name: 'Honey', to: 'guide/honey.html' },
  routes: 'links'
})
