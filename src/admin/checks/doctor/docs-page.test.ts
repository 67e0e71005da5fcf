import { expect, it } from 'vitest'
import { readDocsPage } from './docs-page.ts'

const url = 'https://docs.example/guides/install'

it('finds the script tag, its options and its nonce', () => {
  const html = `<script src="/other.js" data-domain="no"></script>
    <script async src="../assets/docs-assistant.js?v=2" nonce="abc" data-domain="acme" data-assistant-key="svc_dsc_1&amp;2" data-base-url="https://api.example"></script>`
  expect(readDocsPage(html, url).widgets).toEqual([
    {
      options: { domain: 'acme', 'assistant-key': 'svc_dsc_1&2', 'base-url': 'https://api.example' },
      script: { url: 'https://docs.example/assets/docs-assistant.js?v=2', nonce: 'abc' },
      tag: expect.objectContaining({ name: 'script' })
    }
  ])
})

it('finds the element', () => {
  const { widgets } = readDocsPage('<DOCS-ASSISTANT domain=acme api-version="1"></docs-assistant>', url)
  expect(widgets).toMatchObject([{ options: { domain: 'acme', 'api-version': '1' }, script: undefined }])
})

it('finds policies that stand in the page', () => {
  const html = `<meta http-equiv="content-security-policy" content="default-src 'self'"><meta name="x" content="y">`
  expect(readDocsPage(html, url)).toMatchObject({ widgets: [], policies: ["default-src 'self'"] })
})

it.each([
  '<!-- <script src="docs-assistant.js" data-domain="acme"></script> -->',
  '<p>&lt;docs-assistant domain="acme"&gt;</p>',
  '<pre>docs-assistant.js</pre>',
  '<script>"<docs-assistant domain=acme>"</script>',
  '<script src="http://[" data-domain="acme"></script>',
  ''
])('finds none in %j', html => {
  expect(readDocsPage(html, url).widgets).toEqual([])
})
