import { expect, it } from 'vitest'
import { questionOfHeading } from './heading-questions.ts'

it.each([
  ['Why does an upgrade wait?', 'Why does an upgrade wait?'],
  ['Install the package', 'How do I install the package?'],
  ['Installing  the package', 'How do I install the package?'],
  ['Using npm', 'How do I use npm?'],
  ['Running tests in parallel', 'How do I run tests in parallel?'],
  ['Setting a timeout:', 'How do I set a timeout?'],
  ['Run the tests', 'How do I run the tests?'],
  ['Log a message', 'How do I log a message?'],
  ['Getting started', 'How do I get started?'],
  ['Configure TLS', 'How do I configure TLS?']
])('makes of “%s” the question “%s”', (heading, question) => {
  expect(questionOfHeading(heading)).toBe(question)
})

it.each([
  'Installation',
  'Options',
  'Streaming Helper',
  'Use cases',
  'Using with an index',
  'Troubleshooting & tips',
  'Log levels',
  'Cache control',
  'Test results',
  'Run it for others',
  'Calling it',
  'Start on your own site',
  'Was this page helpful?',
  'Testing',
  'Install',
  'String values',
  'The installer',
  '`install()`',
  '?',
  ''
])('makes no question of “%s”', heading => {
  expect(questionOfHeading(heading)).toBeUndefined()
})
