// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact'
import { afterEach, expect, test } from 'vitest'
import { Markdown, type MarkdownProps } from './index.ts'

afterEach(cleanup)

const labels = { table: 'Table', taskDone: 'Done', taskOpen: 'Open', footnote: 'Footnote' }
const imageOrigins: string[] = []

const draw = (text: string, props: Partial<MarkdownProps> = {}) => (
  <Markdown
    text={text}
    docsUrl="https://docs.example.com/guide/"
    imageOrigins={imageOrigins}
    labels={labels}
    {...props}
  />
)

const html = (text: string, props: Partial<MarkdownProps> = {}) =>
  render(draw(text, props)).container.firstElementChild?.innerHTML

test('lowers headings, so that an answer does not compete with the page', () => {
  expect(html('# One\n\n##### Five')).toBe('<h3 dir="auto">One</h3><h6 dir="auto">Five</h6>')
  expect(html('# One', { headingOffset: 0 })).toBe('<h1 dir="auto">One</h1>')
})

test('resolves links against the documentation and opens other origins in a new tab', () => {
  expect(html('[a](../install) [b](https://else.example/x)')).toBe(
    '<p dir="auto"><a href="https://docs.example.com/install" rel="noopener noreferrer">a</a> ' +
      '<a href="https://else.example/x" rel="noopener noreferrer" target="_blank">b</a></p>'
  )
})

test('keeps the nodes of finished blocks while the answer grows', () => {
  const { container, rerender } = render(draw('# Title\n\n- one\n- tw', { streaming: true }))
  const heading = container.querySelector('h3')
  const item = container.querySelector('li')
  rerender(draw('# Title\n\n- one\n- two\n\nEnd', { streaming: true }))
  expect(container.querySelector('h3')).toBe(heading)
  expect(container.querySelector('li')).toBe(item)
  expect(container.textContent).toBe('TitleonetwoEnd')
})
