import { expect, it } from 'vitest'
import { joinHtml } from './kramdown.ts'

it.each([
  ['<div>\n\n<p>A</p>\n \n<div>\n\n</div>\n</div>\n\nB', '<div>\n<p>A</p>\n<div>\n</div>\n</div>\n\nB'],
  ['<table>\n\nA', '<table>\n\nA'],
  ['<ul>\n\n<ul>\n\n</ul>\n\n<ul>\n\n</ul>', '<ul>\n\n<ul>\n\n</ul>\n\n<ul>\n\n</ul>'],
  ['<div markdown="1">\n\nA\n\n</div>', '<div markdown="1">\n\nA\n\n</div>'],
  ['<div><pre>\na\n\nb</pre>\n\n</div>', '<div><pre>\na\n\nb</pre>\n\n</div>'],
  ['```html\n<div>\n\n</div>\n```', '```html\n<div>\n\n</div>\n```'],
  ['A <div>\n\n</div>', 'A <div>\n\n</div>']
])('joins HTML to its end: %j', (source, joined) => {
  expect(joinHtml(source)).toBe(joined)
})

it.each(['<div>\n', '<div>\n<p>\n', '<div></div>\n'])('takes linear time for %j', part => {
  expect(joinHtml(part.repeat(50_000))).toContain('<div>')
})
