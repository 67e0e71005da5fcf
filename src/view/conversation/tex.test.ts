import { type ComponentChildren, isValidElement } from 'preact'
import { expect, it } from 'vitest'
import { drawTex } from './tex.ts'

/** Prints elements with their attributes, because the simulated DOM has no styles on MathML elements. */
const write = (node: ComponentChildren): string => {
  if (Array.isArray(node)) return node.map(write).join('')
  if (!isValidElement(node)) return typeof node === 'string' ? node : ''
  const { children, class: _, ...attributes } = node.props as Record<string, unknown>
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  return `<${node.type}${written.join('').replace(/ style={}/g, '')}>${write(children as ComponentChildren)}</${node.type}>`
}
const markup = (tex: string, display = false) => write(drawTex(tex, display))

it('draws TeX as MathML', () => {
  expect(markup('x^2')).toBe('<span dir="ltr"><math><msup><mi>x</mi><mn>2</mn></msup></math></span>')
  expect(markup('\\frac{a}{b}', true)).toBe(
    '<span dir="ltr"><math display="block" style={"display":"block math"}><mfrac><mi>a</mi><mi>b</mi></mfrac></math></span>'
  )
  for (const tex of [
    '\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}',
    '\\begin{aligned}a&=b\\\\c&=d\\end{aligned}',
    '\\sum_{i=1}^n \\log p_\\theta(y_i \\mid x_i)',
    '\\left(\\frac a b\\right) \\operatorname{softmax} \\text{if } \\mathbb{R}',
    '\\hat{x} \\overline{ab} \\underbrace{a}_{b} \\cancel{x} \\boxed{x} \\color{red}{x}'
  ]) {
    expect(markup(tex, true), tex).toContain('</math>')
  }
})

it.each([
  '\\frac{a',
  '\\unknown',
  '\\href{javascript:alert(1)}{x}',
  '\\url{https://evil.test}',
  '\\includegraphics{https://evil.test/x.png}',
  '\\class{answer}{x}',
  '\\id{a}{x}',
  '\\style{position:fixed}{x}',
  '\\data{a=b}{x}',
  '\\color{url(https://evil.test)}{x}',
  '\\def\\a{\\a\\a}\\a',
  '{'.repeat(1_900),
  `${'x'.repeat(2_000)}y`
])('does not draw %s', tex => expect(drawTex(tex, false)).toBeUndefined())

it('draws only MathML, without links, addresses, ids and event handlers', () => {
  const formulas = ['\\label{a} x \\tag{1}', '\\rule{1000em}{1000em}', '\\colorbox{yellow}{x}']
  for (const tex of formulas) {
    const written = markup(tex, true)
    expect(written).toContain('<math')
    expect(written).not.toMatch(/href|src|\bid=|\bon\w+=|url\(|position|1000em/)
    expect([...written.matchAll(/<(\w+)/g)].filter(([, name = '']) => !/^(?:span|m[a-z]+)$/.test(name))).toEqual([])
  }
})

it('does not draw a matrix of very many cells, because fifty of them would block the page', () => {
  const matrix = (columns: number, rows: number) =>
    `\\begin{matrix}${Array(rows).fill(Array(columns).fill('a').join('&')).join('\\\\')}\\end{matrix}`
  expect(markup(matrix(12, 12), true)).toContain('</math>')
  expect(markup(matrix(30, 30), true)).toBe('')
})
