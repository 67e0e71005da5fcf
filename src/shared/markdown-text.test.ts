import { expect, it } from 'vitest'
import { asMarkdownText } from './markdown-text.ts'

/** The text after Markdown was rendered: there a code host looks for mentions, issues and addresses. */
const shown = (markdown: string) =>
  markdown
    .replaceAll(/\\([^a-z\s])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

it.each([
  'fixes #1',
  'closes acme/docs#12',
  'resolves GH-7',
  'gh-7',
  '@team',
  'fixes https://code.example/acme/docs/issues/1',
  'see !4, %3 and &5'
])('calls nobody and closes nothing: %s', text => {
  const result = shown(asMarkdownText(text))
  expect(result).not.toMatch(/@\w|[#!%&]\d|gh-\d|:\/\//i)
  expect(result.replaceAll('\u2060', '')).toBe(text)
})

it.each(['| x | y', '`a` **b** _c_', '<b onclick=x>', '[a](b) ![c](d)', '- a', '1. a', '# a', '~~a~~', '\\|', '$x$'])(
  'is text and nothing else: %s',
  text => {
    const markdown = asMarkdownText(text)
    expect(shown(markdown)).toBe(text)
    expect(markdown).not.toMatch(/(?<!\\)(?:\\\\)*[|`*_[\]<#~$]/)
  }
)
