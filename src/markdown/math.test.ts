import { describe, expect, test } from 'vitest'
import { expectLinearTimeOver } from '../shared/testing/linear-time.ts'
import { createDocument } from './document.ts'
import { mathRules } from './math.ts'
import { toHtml } from './testing/html.ts'

const show = (text: string, streaming = false) => toHtml(createDocument(mathRules).update(text, streaming))
const inline = (text: string, streaming = false) => show(text, streaming).replace(/^<p>|<\/p>$/g, '')

describe('formulas', () => {
  test.each([
    ['$x$', '<math>x</math>'],
    ['$x_1$ and $y_1$', '<math>x_1</math> and <math>y_1</math>'],
    ['($O(n^2)$)', '(<math>O(n^2)</math>)'],
    ['$a * b * c$', '<math>a * b * c</math>'],
    ['$5$', '<math>5</math>'],
    ["$f'$", "<math>f'</math>"],
    ['$\\frac{a}{b}$', '<math>\\frac{a}{b}</math>'],
    ['$\\text{if } x_i$', '<math>\\text{if } x_i</math>'],
    ['$p_{train}$', '<math>p_{train}</math>'],
    ['$n log n + 1$', '<math>n log n + 1</math>'],
    ['$\\$5 + x$', '<math>\\$5 + x</math>'],
    ['a \\(x_i\\) b', 'a <math>x_i</math> b'],
    ['\\(\\alpha\\)', '<math>\\alpha</math>'],
    ['**$x$**', '<strong><math>x</math></strong>'],
    ['[$x$](/a)', '<a href="/a"><math>x</math></a>'],
    ['so $$x = 1$$ it is', 'so <math display="block">x = 1</math> it is'],
    ['\\[ \\sqrt{x} \\]', '<math display="block">\\sqrt{x}</math>'],
    ['\\[\na \\\\[2pt] b\n\\]', '<math display="block">a \\\\[2pt] b</math>']
  ])('%j is a formula', (text, html) => expect(inline(text)).toBe(html))

  test.each([
    '$5 and $10',
    'US$5 and US$10',
    '$5-$10',
    '$1/$2/$3',
    'between $5 and 10$',
    'the price is $5 (or 10$)',
    '$HOME',
    '$HOME/$USER',
    '$HOME and $PATH$',
    '$foo + $bar',
    '$ x $',
    '$$',
    'echo $$ and kill $$',
    '$x',
    '$x$y',
    'x$y$',
    '$the_name$',
    '$(id) + $(name)',
    '$a b and c$',
    '$'
  ])('%j is not a formula', text => expect(inline(text)).not.toContain('<math'))

  test.each([
    ['`$x$` and `$y$`', '<code>$x$</code> and <code>$y$</code>'],
    ['$a `b$ c`', '$a <code>b$ c</code>'],
    ['\\$x$', '$x$'],
    ['\\[not a link\\](x)', '[not a link](x)'],
    ['\\[x\\] \\[1\\] \\[ \\]', '[x] [1] [ ]'],
    ['file\\(s\\) \\(optional\\)', 'file(s) (optional)'],
    ['\\(a) b', '(a) b']
  ])('%j keeps its meaning in Markdown', (text, html) => expect(inline(text)).toBe(html))

  test('on lines of their own never become a list, heading or quote, whatever a line begins with', () => {
    expect(show('So:\n$$\na\n+ b\n= c\n- d\n> e\n# f\n$$\nwhere')).toBe(
      '<p>So:\n<math display="block">a\n+ b\n= c\n- d\n&gt; e\n# f</math>\nwhere</p>'
    )
    expect(show('- \\[\n  x\n  = 1\n  \\]\n- b')).toBe(
      '<ul>\n<li><math display="block">x\n= 1</math></li>\n<li>b</li>\n</ul>'
    )
  })

  test('without an end have no effect after the next blank line', () => {
    expect(show('$$\n- a\n\n- b')).toBe('<p>$$\n- a</p>\n<ul>\n<li>b</li>\n</ul>')
    expect(show('$$ x $$\n- b')).toBe('<p><math display="block">x</math></p>\n<ul>\n<li>b</li>\n</ul>')
  })

  test('stay plain text when no math rules are given', () => {
    expect(toHtml(createDocument().update('$x_1$ and \\(y\\)', false))).toBe('<p>$x_1$ and (y)</p>')
  })

  test.each([
    ['so $x^', 'so '],
    ['so $x^2$', 'so '],
    ['so $x^2$ a', 'so <math>x^2</math> a'],
    ['so $', 'so '],
    ['so $\\frac{some}{thing', 'so '],
    ['so \\(x', 'so '],
    ['so \\[', 'so '],
    ['so $5 an', 'so $5 an'],
    ['so $HOME', 'so $HOME'],
    ['so $x and', 'so $x and'],
    [`so $x^2${' + 1'.repeat(100)}`, `so $x^2${' + 1'.repeat(100)}`]
  ])('while %j streams, text that may become a formula is hidden', (text, html) => {
    expect(inline(text, true)).toBe(html)
  })

  test('never flash as plain text while an answer streams', () => {
    const answer =
      'The loss $L(\\theta) = -\\sum_{i} x_i$ costs $5 or $HOME.\n\n$$\na\n+ b\n$$\n\nwhere \\(x_i\\) is it:\n\n' +
      '1. \\[\n   x^2 = 1\n   \\]\n2. $x$ done'
    const document = createDocument(mathRules)
    const strip = (html: string) => html.replace(/<\/?(?!math)[^>]*>|\s+/g, '').replace(/<\/math>/g, '')
    const shown = Array.from(answer, (_, end) => strip(toHtml(document.update(answer.slice(0, end + 1), true))))
    shown.push(strip(show(answer)))
    expect(shown.filter((now, index) => index > 0 && !now.startsWith(shown[index - 1] as string))).toEqual([])
  })

  test('are parsed in time proportional to the text’s length', () => {
    expectLinearTimeOver(show, ['$', '$a', '$$', '$$a', '\\(', '\\(a', '\\[', '$a=', '$$\n', '\\[\n', '$\\', '$x^{'])
  })
})

test.each(['\\(x\\)', '$x$ '])('after the first five hundred parts of a paragraph no formula is drawn: %j', formula => {
  const html = inline(formula.repeat(600))
  expect(html.match(/<math>/g)?.length).toBeGreaterThan(200)
  expect(html.match(/<math>/g)?.length).toBeLessThan(502)
  expect(html).toMatch(/x\S?\s*$/)
})
