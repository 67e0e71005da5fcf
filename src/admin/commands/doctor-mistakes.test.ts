import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { kinds } from '../../widget/option-kinds.ts'
import { attributeName } from '../../widget/option-names.ts'
import type { OptionName } from '../../widget/options.ts'
import type { Finding } from '../checks/doctor/finding.ts'
import { knownOptions } from '../checks/doctor/known-options.ts'
import { run } from '../testing/command.ts'
import { answer, cors, events, examine, type Given, preflight, stream, tag } from '../testing/deployment.ts'
import { json, type Reply, raw, reset } from '../testing/server.ts'

const javascript = { 'Content-Type': 'text/javascript', ...cors }
const module = (body: string): Reply => raw(body, 200, { 'Content-Type': 'text/javascript' })
const element = (platform: string, more = '') =>
  `<docs-assistant domain="acme" assistant-key="svc_dsc_1" base-url="${platform}" ${more}></docs-assistant>`
const defined = '<script type="module" src="/define.js"></script>'
const defines = { '/define.js': module('customElements.define("docs-assistant", A)') }
const later =
  (time: number, reply: Reply): Reply =>
  (response, request) =>
    void setTimeout(() => reply(response, request), time)
const changed = (from: string | RegExp, to: string) => (platform: string) => tag(platform).replace(from, to)
const withOptions = (more: string): Given => ({ html: platform => tag(platform, more) })
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const secret = 'svc_9f8e7d6c5b4a3210'
const long = { type: 'text-delta', id: '1', delta: ' and so on'.repeat(60) }

/** A mistake, its cause by the finding’s subject, and a part of what was found and of what to do. */
const mistakes: [string, Given, string, string | RegExp, string][] = [
  // The tag
  ['a script tag twice', { html: platform => tag(platform) + tag(platform) }, 'script tag', 'twice', 'one away'],
  [
    'a tag and an element',
    { html: platform => tag(platform) + element(platform) + defined, files: defines },
    'script tag',
    'twice',
    'one away'
  ],
  ['type="module"', withOptions('type="module"'), 'script tag', 'module', 'Take type'],
  ['a type that no browser runs', withOptions('type="text/plain"'), 'script tag', 'text/plain', 'consent'],
  ['nomodule', withOptions('nomodule'), 'script tag', 'nomodule', 'Take nomodule'],
  [
    'a head that waits',
    { html: platform => `<head>${tag(platform)}</head>` },
    'script tag',
    'without async',
    'Add async'
  ],
  [
    'a tag in <noscript>',
    { html: platform => `<noscript>${tag(platform)}</noscript>` },
    'script tag',
    'noscript',
    'outside'
  ],
  [
    'a tag in <template>',
    { html: platform => `<template>${tag(platform)}</template>` },
    'script tag',
    'template',
    'outside'
  ],
  ['a tag in a comment', { html: platform => `<!-- ${tag(platform)} -->` }, 'docs page', 'comment', '<!--'],
  [
    'a tag that is text',
    { html: platform => tag(platform).replaceAll('<', '&lt;') },
    'docs page',
    'as text',
    'unescaped'
  ],
  [
    'a tag without src',
    {
      html: platform =>
        tag(platform)
          .replace(/src="[^"]*"/, '')
          .replace(/data-assistant-key="[^"]*"/, '')
    },
    'docs page',
    'no src',
    'docs-assistant.js'
  ],
  [
    'a script tag closed with a slash',
    { html: platform => `${tag(platform).replace('></script>', '/>')}<p>All of the page</p>` },
    'script tag',
    'not closed',
    '</script>'
  ],
  [
    'a script tag that swallows the rest of the page',
    { html: platform => `${tag(platform).replace('></script>', '/>')}<p>All of it</p><script>go()</script>` },
    'script tag',
    'not closed',
    '</script>'
  ],
  ['options without data-', { html: changed('data-domain', 'domain') }, 'options', 'domain', 'data-domain'],
  // The element
  ['an element that nothing defines', { html: element }, 'element', 'nothing on the page defines', 'define.js'],
  [
    'an element beside the loader',
    { html: platform => element(platform) + tag(platform).replace('acme', 'other') },
    'element',
    'docs-assistant.js does not',
    'define.js'
  ],
  [
    'a misspelt element',
    { html: platform => element(platform).replaceAll('docs-assistant', 'doc-assistant') },
    'element',
    'doc-assistant',
    'Did you mean <docs-assistant>?'
  ],
  [
    'an element in <template>',
    { html: platform => `<template>${element(platform)}</template>` },
    'element',
    'template',
    'outside'
  ],
  [
    'an element’s options with data-',
    { html: platform => element(platform).replace('domain=', 'data-domain=') },
    'options',
    'data-domain',
    'Write domain'
  ],
  [
    'a module in a classic script',
    { html: platform => `${element(platform)}<script src="/docs-assistant/dist/widget/define.js"></script>` },
    'script tag',
    'is a module',
    'type="module"'
  ],
  [
    'an import in a classic script',
    { html: platform => `${element(platform)}<script>import 'docs-assistant/define'</script>` },
    'script tag',
    'no type="module"',
    'Add type'
  ],
  [
    'a bare import in a page',
    { html: platform => `${element(platform)}<script type="module">import 'docs-assistant/define'</script>` },
    'script tag',
    'only a bundler',
    'define.js'
  ],
  // Options
  [
    'a misspelt option',
    withOptions('data-assistent-key="svc_dsc_1"'),
    'options',
    'data-assistent-key',
    'data-assistant-key?'
  ],
  ['letters that changed places', withOptions('data-layuot="modal"'), 'options', 'data-layuot', 'data-layout?'],
  [
    'camelCase in HTML',
    withOptions('data-feedbackUrl="/feedback"'),
    'options',
    'data-feedbackurl',
    'data-feedback-url?'
  ],
  ['an unknown option', withOptions('data-mood="happy"'), 'options', 'data-mood', 'Take it away'],
  ['a name that every object has', withOptions('data-constructor="x"'), 'options', 'data-constructor', 'Take it away'],
  [
    'a misspelt option of an element',
    { html: platform => element(platform, 'sugestions="[]"') + defined, files: defines },
    'options',
    'sugestions',
    'suggestions?'
  ],
  ['broken JSON', withOptions(`data-labels="{'send':'Go'}"`), 'options', 'broken JSON', 'double quotes'],
  ['JSON that ends early', withOptions(`data-suggestions='["How?"'`), 'options', 'broken JSON', 'double quotes'],
  ['JSON of another kind', withOptions(`data-suggestions='{"a":"b"}'`), 'options', 'list of texts', 'suggestions'],
  ['a word that is none', withOptions('data-layout="popup"'), 'options', 'floating, sidebar', 'layout'],
  ['a number that is none', withOptions('data-retrieval-page-size="many"'), 'options', 'number', 'retrieval-page-size'],
  ['a boolean that is none', withOptions('data-keep-open="yes"'), 'options', 'true or false', 'keep-open'],
  [
    'an address without https',
    { html: changed(/data-base-url="[^"]*"/, 'data-base-url="platform.example.com"') },
    'options',
    'needs https://',
    'base-url'
  ],
  [
    'a base URL with the path of the endpoint',
    {
      html: platform =>
        tag(platform).replace(/data-base-url="[^"]*"/, `data-base-url="${platform}/discovery/v2/assistant"`)
    },
    'options',
    'path of the endpoint',
    '/discovery'
  ],
  [
    'the source of a function',
    { html: platform => element(platform, 'current-path="() => location.pathname"') + defined, files: defines },
    'options',
    'source of a function',
    'current-path'
  ],
  ['headers in an attribute', withOptions(`data-headers='{"X-A":"1"}'`), 'options', 'module', 'headers'],
  ['an empty domain', { html: changed('acme', '') }, 'options', 'domain is empty', 'Fill it in'],
  // Keys
  [
    'an admin key in a script',
    { html: platform => `${tag(platform)}<script>const key = "${secret}"</script>` },
    'secret key',
    'a script of the page',
    'Revoke'
  ],
  [
    'an admin key in JSON',
    { html: platform => `${tag(platform)}<script type="application/json">{"key":"${secret}"}</script>` },
    'secret key',
    'JSON',
    'Revoke'
  ],
  [
    'an admin key in an attribute',
    { html: platform => `${tag(platform)}<body data-config="${secret}">` },
    'secret key',
    'data-config of <body>',
    'Revoke'
  ],
  [
    'an admin key in an escaped attribute',
    { html: platform => `${tag(platform)}<a href="/?q=key%3D${secret.replace('_', '%5F')}">` },
    'secret key',
    'href of <a>',
    'Revoke'
  ],
  [
    'an admin key in a comment',
    { html: platform => `${tag(platform)}<!-- ${secret} -->` },
    'secret key',
    'comment',
    'Revoke'
  ],
  [
    'an admin key in a file',
    {
      html: platform => `${tag(platform)}<script src="/app.js"></script>`,
      files: { '/app.js': module(`fetch(u,{headers:{Authorization:"Bearer ${secret}"}})`) }
    },
    'secret key',
    '/app.js',
    'Revoke'
  ],
  [
    'an admin key on the page',
    { html: platform => `${tag(platform)}<p>Our key is svc_${'9f8e7d6c'.repeat(4)}.` },
    'secret key',
    'text',
    'Revoke'
  ],
  [
    'an admin key of another prefix',
    {
      html: platform =>
        `${tag(platform, `data-key-prefixes='{"assistant":"svc_dsc_","admin":"mint_"}'`)}<!-- mint_12345678 -->`
    },
    'secret key',
    'comment',
    'Revoke'
  ],
  ['an admin key as the widget’s', { html: changed('svc_dsc_1', secret) }, 'key kind', 'SECRET', 'Revoke'],
  ['a placeholder as the key', { html: changed('svc_dsc_1', 'svc_dsc_…') }, 'key kind', 'placeholder', 'Fill in'],
  ['no key', { html: changed('svc_dsc_1', '') }, 'key kind', 'no key', 'assistant key'],
  // The script’s file
  [
    'a mistyped script address',
    { html: changed('docs-assistant.js', 'docs-asistant.js'), replies: { script: raw('Not found', 404) } },
    'widget files',
    '404',
    'Did you mean docs-assistant.js?'
  ],
  [
    'a page in place of the script',
    { replies: { script: raw('<html>', 200, { 'Content-Type': 'text/html', ...cors }) } },
    'widget files',
    'text/html',
    'Mend the address'
  ],
  [
    'a base tag',
    {
      html: platform => `<base href="/other/">${tag(platform).replace(/src="[^"]*"/, 'src="docs-assistant.js"')}`,
      files: { '/docs-assistant.js': module('') }
    },
    'base',
    '/other/docs-assistant.js',
    'whole address'
  ],
  [
    'a hash that does not match',
    { html: platform => tag(platform, `crossorigin integrity="${hashOf('other')}"`) },
    'integrity',
    'not that of the script',
    'dist/integrity.json'
  ],
  [
    'a hash that is none',
    { html: platform => tag(platform, 'crossorigin integrity="sha384"') },
    'integrity',
    'no hash',
    'dist/integrity.json'
  ],
  [
    'a hash without crossorigin',
    { html: platform => tag(platform, `integrity="${hashOf('')}"`) },
    'integrity',
    'crossorigin',
    'Add crossorigin'
  ],
  [
    'an old version',
    { replies: { script: raw('f="docs-assistant@0.0.9/dist/widget/"', 200, javascript) } },
    'version',
    '0.0.9',
    'of the widget'
  ],
  [
    'an old version on a CDN',
    { html: platform => tag(platform).replace('/docs-assistant.js', '/docs-assistant@0.0.1') },
    'version',
    '0.0.1',
    'of the widget'
  ],
  [
    'no parts beside the script',
    {
      replies: {
        script: (response, request) =>
          raw('b("panel-x1.js")', request.url.includes('chunks') ? 404 : 200, javascript)(response, request)
      }
    },
    'widget files',
    'its parts are not',
    'chunks'
  ],
  [
    'files that no other origin may import',
    { replies: { script: module('') } },
    'widget files',
    'no other origin',
    'Access-Control-Allow-Origin'
  ],
  [
    'credentials that the host does not allow',
    withOptions('crossorigin="use-credentials"'),
    'widget files',
    'use-credentials',
    'crossorigin alone'
  ],
  [
    'a host that keeps its files',
    { replies: { script: raw('', 200, { ...javascript, 'Cross-Origin-Resource-Policy': 'same-origin' }) } },
    'widget files',
    'own origin',
    'Resource-Policy'
  ],
  [
    'a page that takes nothing in',
    { headers: () => ({ 'Cross-Origin-Embedder-Policy': 'require-corp' }) },
    'widget files',
    'Embedder-Policy',
    'crossorigin'
  ],
  [
    'a slow script',
    { replies: { script: later(3_200, raw('', 200, javascript)) } },
    'start',
    'the loader took',
    'faster'
  ],
  // Policies
  [
    'a policy against the script',
    { headers: () => ({ 'Content-Security-Policy': "script-src 'self'" }) },
    'content security policy',
    'the widget’s script',
    'script-src'
  ],
  [
    'a policy against its parts',
    { headers: platform => ({ 'Content-Security-Policy': `script-src ${platform}/docs-assistant.js` }) },
    'content security policy',
    'the parts',
    'script-src'
  ],
  [
    'a policy against questions',
    { headers: () => ({ 'Content-Security-Policy': "connect-src 'self'" }) },
    'content security policy',
    'its questions',
    'connect-src'
  ],
  [
    'a policy against feedback',
    {
      html: platform => tag(platform, `data-feedback-url="https://feedback.example/x"`),
      headers: platform => ({ 'Content-Security-Policy': `connect-src ${platform}` })
    },
    'content security policy',
    'its feedback',
    'connect-src'
  ],
  [
    'a policy against images',
    {
      html: platform => tag(platform, `data-image-origins='["https://images.example"]'`),
      headers: platform => ({ 'Content-Security-Policy': `connect-src ${platform}` })
    },
    'content security policy',
    'images',
    'connect-src'
  ],
  [
    'a policy in the page',
    { html: platform => `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">${tag(platform)}` },
    'content security policy',
    'the widget’s script',
    'script-src'
  ],
  [
    'a policy against all scripts',
    { headers: () => ({ 'Content-Security-Policy': 'sandbox' }) },
    'content security policy',
    'sandbox',
    'allow-scripts'
  ],
  [
    'a policy against options in a script',
    {
      html: platform => `<script>DocsAssistant = {}</script>${tag(platform)}`,
      headers: platform => ({ 'Content-Security-Policy': `script-src ${platform}` })
    },
    'content security policy',
    'options',
    'nonce'
  ],
  [
    'Trusted Types without permission',
    {
      html: platform =>
        `<script>const s = document.createElement('script'); s.src = '${platform}/docs-assistant.js'; document.head.append(s)</script>`,
      headers: () => ({ 'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types 'none'" })
    },
    'Trusted Types',
    'forbids',
    'HTML'
  ],
  // The way to the platform
  [
    'headers that are not exposed',
    { replies: { first: raw(answer('t1'), 200, { ...stream, 'X-Thread-Id': 't1' }) } },
    'CORS',
    'x-thread-id',
    'Expose-Headers'
  ],
  ['a preflight that wants a key', { replies: { preflight: json({}, 401) } }, 'CORS', '401', '204'],
  [
    'a header that is not allowed',
    { replies: { preflight: raw('', 204, { ...preflight, 'Access-Control-Allow-Headers': 'content-type' }) } },
    'CORS',
    'authorization',
    'Allow-Headers'
  ],
  [
    'a stripped Authorization',
    {
      replies: { first: json({ error: 'A key is required.' }, 401), second: json({ error: 'A key is required.' }, 401) }
    },
    'answer',
    'does not arrive',
    'pass the header'
  ],
  [
    'a key that is not known',
    {
      replies: {
        first: json({ error: 'The key is not known.' }, 401),
        second: (response, request) =>
          json({ error: request.headers.authorization ? 'The key is not known.' : 'A key is required.' }, 401)(
            response,
            request
          )
      }
    },
    'answer',
    '401',
    'known and not revoked'
  ],
  [
    'a key for other origins',
    {
      replies: {
        first: json({}, 403),
        second: (response, request) => json({}, request.headers.origin ? 403 : 400)(response, request)
      }
    },
    'answer',
    'other origins',
    'Allow http'
  ],
  [
    'a wrong domain',
    { replies: { first: json({ error: 'There is no such project.' }, 404) } },
    'answer',
    '404',
    'spelt right'
  ],
  [
    'a wrong base URL',
    { replies: { first: raw('<h1>Not found</h1>', 404, { 'Content-Type': 'text/html', ...cors }) } },
    'answer',
    '404',
    'base-url is right'
  ],
  [
    'a wrong endpoint',
    { html: platform => tag(platform, `data-endpoint="${platform}/ask"`), replies: { first: json({}, 404) } },
    'answer',
    '404',
    'whole address'
  ],
  [
    'a service that is down behind a proxy',
    { replies: { first: raw('Bad gateway', 502, cors) } },
    'answer',
    '502',
    'behind the proxy'
  ],
  ['a severed connection', { replies: { first: reset } }, 'answer', 'reached', 'runs'],
  [
    'a host that does not exist',
    { html: changed(/data-base-url="[^"]*"/, 'data-base-url="https://platform.invalid"') },
    'CORS',
    'no host',
    'spelt'
  ],
  [
    'a slow start',
    { replies: { first: later(3_200, raw(answer('t1'), 200, stream)) } },
    'start',
    'began after',
    'slow'
  ],
  [
    'a proxy that buffers',
    { replies: { first: raw(answer('t1'), 200, { ...stream, 'Content-Length': `${answer('t1').length}` }) } },
    'streaming',
    'buffers',
    'buffering'
  ],
  [
    'an answer that comes late and in one piece',
    { replies: { first: later(1_200, raw(answer('t1', long), 200, stream)) } },
    'streaming',
    'in one piece',
    'buffering'
  ],
  [
    'an answer without text',
    { replies: { first: raw(events({ type: 'finish', threadId: 't1' }), 200, stream) } },
    'answer',
    'no text',
    'model'
  ],
  // Feedback
  [
    'a wrong feedback address',
    {
      html: platform => tag(platform, `data-feedback-url="${platform}/nowhere/feedback"`),
      replies: { feedback: raw('', 404, cors) }
    },
    'feedback address',
    '404',
    'feedback-url'
  ],
  [
    'the feedback address of another domain',
    { html: platform => tag(platform, `data-feedback-url="${platform}/discovery/v2/assistant/other/feedback"`) },
    'feedback address',
    'domain other',
    'feedback-url'
  ],
  [
    'a page at the feedback address',
    {
      html: platform => tag(platform, `data-feedback-url="${platform}/feedback"`),
      replies: { feedback: raw('<html>', 200, { 'Content-Type': 'text/html', ...cors }) }
    },
    'feedback address',
    'HTML',
    'feedback-url'
  ],
  [
    'feedback that is kept from the page',
    {
      html: platform => tag(platform, `data-feedback-url="${platform}/feedback"`),
      replies: { feedback: raw('{}', 400) }
    },
    'CORS',
    'feedback',
    'Allow'
  ]
]

const isFound = ({ verdict }: Finding) => verdict === 'bad' || verdict === 'warning'

const isFoundIn = async (...[_, given, subject, found, advice]: (typeof mistakes)[number]) => {
  const { findings, code } = await examine(given)
  const ofSubject = findings.filter(finding => finding.subject === subject && isFound(finding))
  expect(ofSubject).toContainEqual(
    expect.objectContaining({ found: expect.stringContaining(`${found}`), advice: expect.stringContaining(advice) })
  )
  expect(ofSubject.every(({ advice, matters }) => advice && matters)).toBe(true)
  expect(code).toBe(11)
}

const ofFour = (rest: boolean) => mistakes.filter((_, index) => index % 4 > 0 === rest)
it.concurrent.each(ofFour(false))('finds %s', isFoundIn)
it.concurrent.each(ofFour(true))('finds %s', { tags: 'slow' }, isFoundIn)

const healthy: [string, Given][] = [
  [
    'the tag at the end of the body',
    { html: platform => `<body><p>Keys look like svc_dsc_… and svc_….</p>${tag(platform)}` }
  ],
  [
    'async in the head, with what other tools add',
    {
      html: platform =>
        `<head>${tag(platform, 'async data-cfasync="false" data-turbo-track="reload" id="assistant"')}</head>`
    }
  ],
  ['another domain beside it', { html: platform => tag(platform) + tag(platform).replace('acme', 'other') }],
  [
    'an element and its definition',
    { html: platform => element(platform, 'class="wide" style="height: 20em"') + defined, files: defines }
  ],
  [
    'an element that a part of the bundle defines',
    {
      html: platform => `${element(platform)}<script type="module" src="/app.js"></script>`,
      files: { '/app.js': module('import("./define.js")'), ...defines }
    }
  ],
  [
    'options in a script, as a tag manager needs them',
    {
      html: platform =>
        `<script>window.DocsAssistant = { baseUrl: '${platform}', domain: 'acme', assistantKey: 'svc_dsc_1' }</script><script src="${platform}/docs-assistant.js"></script>`
    }
  ],
  [
    'an element that a program writes',
    {
      html: () => '<div id="root"></div><script type="module" src="/app.js"></script>',
      files: {
        '/app.js': module('h("docs-assistant",{"endpoint":"/ask",domain:"acme"})'),
        '/ask': raw(answer('t1'), 200, stream)
      }
    }
  ],
  [
    'a bare import with an import map',
    {
      html: platform =>
        `<script type="importmap">{"imports":{"docs-assistant/define":"/define.js"}}</script>${element(platform)}<script type="module">import 'docs-assistant/define'</script>`
    }
  ],
  ['the right hash', { html: platform => tag(platform, `crossorigin integrity="sha256-wrong ${hashOf('')}"`) }],
  [
    'a strict policy with a nonce',
    {
      html: platform => tag(platform, 'nonce="n1"'),
      headers: platform => ({
        'Content-Security-Policy': `default-src 'none'; script-src 'nonce-n1' 'strict-dynamic'; connect-src 'self' ${platform}; require-trusted-types-for 'script'; trusted-types 'none'`
      })
    }
  ],
  [
    'feedback that arrives',
    { html: platform => tag(platform, `data-feedback-url="${platform}/discovery/v2/assistant/acme/feedback"`) }
  ],
  ['a page in UTF-16', { html: platform => Buffer.from(`\uFEFF${tag(platform)}`, 'utf16le') }],
  [
    'a page in UTF-16 of the other order',
    { html: platform => Buffer.from(`\uFEFF${tag(platform)}`, 'utf16le').swap16() }
  ],
  ['a page that begins with a byte order mark', { html: platform => `\uFEFF${tag(platform)}` }],
  ['a page without a type', { html: tag, headers: () => ({ 'Content-Type': '' }) }],
  [
    'a long page',
    { html: platform => `<body>${'<p>A paragraph, and another one.</p>\n'.repeat(30_000)}${tag(platform)}` }
  ],
  [
    'a page with 2,000 scripts',
    { html: platform => '<script src="/a.js"></script><script>go()</script>'.repeat(1_000) + tag(platform) }
  ],
  [
    'malformed HTML',
    { html: platform => `<p><<b class="a" <div "><table><script>"</scr" + "ipt>"</script></i></b>${tag(platform)}` }
  ],
  ['words in the tag for browsers without scripts', { html: changed('></script>', '>Please allow scripts.</script>') }],
  [
    'Plausible’s script, which has a data-domain too',
    {
      html: platform => `<script defer data-domain="docs.example" src="/plausible.js"></script>${tag(platform)}`,
      files: { '/plausible.js': module('plausible()') }
    }
  ],
  [
    'names in scripts that begin like a key',
    {
      html: platform =>
        `${tag(platform)}<script>const svc_handler = svc_total_count; use("svc_connection_name")</script>`
    }
  ]
]

it.concurrent.each(healthy)('finds nothing in %s', async (_, given) => {
  const { findings, code } = await examine(given)
  expect(findings.filter(isFound)).toEqual([])
  expect(code).toBe(0)
})

it('shows no control character of the page', async () => {
  const evil = '\u001b]0;owned\u0007\u001b[2J\u202e'
  const { site } = await examine({
    html: platform =>
      `<title>${evil}</title><meta http-equiv="content-security-policy" content="script-src ${evil}">${tag(platform, `data-labels='${evil}' data-mo${evil}od`)}`
  })
  const { output, messages } = await run(['doctor', `${site.url}/guides`])
  expect(output).toContain('data-labels is broken JSON')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  expect(output + messages).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/)
})

it.each([
  ['a name again and again', `<script>${'docs-assistant'.repeat(20_000)}</script>`],
  ['a tag that is begun again and again', '&lt;script'.repeat(50_000)],
  ['an attribute of spaces', `<docs-assistant current-path="${' '.repeat(100_000)}"></docs-assistant>`]
])(
  'is not held up by %s',
  async (_, html) => {
    const { findings } = await examine({ html: platform => html + tag(platform) })
    expect(findings.length).toBeGreaterThan(5)
  },
  5_000
)

it('knows every option of the widget, and what it takes', () => {
  const own = Object.entries(kinds).map(([name, kind]) => [attributeName(name as OptionName), kind])
  expect(knownOptions).toMatchObject(Object.fromEntries(own))
})
