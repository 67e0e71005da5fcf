import { expect, it } from 'vitest'
import { expectLinearTimeOver } from '../../../shared/testing/linear-time.ts'
import { withoutUnknownMacros } from './unknown-macros.ts'

it.each([
  ['the glossterm:Admin API[] server', 'the Admin API server'],
  ['term:lamp[<b>the lamp</b>], then [1]', '<b>the lamp</b>, then [1]'],
  ['term:SAN[^] and term:SAN[‘Names of a host’]', 'SAN and SAN'],
  ['(term:lamp[the lamp])', '(the lamp)'],
  ['config_ref:size_ms,true,properties/a[]', 'size_ms'],
  ['New badge::[label=beta, size=small] lamp', 'New  lamp'],
  [
    '<code>topic:part[]</code> <pre class="x">\na:b[]\n</pre>',
    '<code>topic:part[]</code> <pre class="x">\na:b[]\n</pre>'
  ],
  ['lampIssue:12[] fixed', '12 fixed'],
  ['See include-code::./On[tag=glow,indent=0].', 'See .'],
  ['{lamp-url}on/index.html[Turn on] and {x}', 'Turn on and {x}'],
  ['topic:partition[,partition] and list:items[0]', 'topic:partition[,partition] and list:items[0]'],
  ['Note: the array[] of std::vector[0]', 'Note: the array[] of std::vector[0]'],
  ['<a href="lamp:on[]">x</a>', '<a href="lamp:on[]">x</a>']
])('%s is shown as %s', (html, shown) => {
  expect(withoutUnknownMacros(html)).toBe(shown)
})

it('takes linear time', () => {
  expectLinearTimeOver(withoutUnknownMacros, [
    '<',
    '<pre ',
    'abc:',
    'abc:d',
    'abc:d,',
    'abc:d[',
    'abc::[',
    'abc::d',
    '{a}',
    '{a',
    'a=',
    '['
  ])
})
