import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../test.ts'
import { freePort } from './build.ts'
import { rawMarkup } from './raw-markup.ts'
import { applySnippet } from './snippets.ts'
import { startStaticHost } from './static-host.ts'

// Tests the helpers by which the other tests of this folder judge a site.

test('rawMarkup finds the markup of every generator, and none in plain text', () => {
  const raw = [
    '::: tip Title',
    '!!! warning "Title"',
    '??? note',
    '=== "npm"',
    '/// note | Title',
    '## Install {#setup}',
    '## Install [#setup]',
    '[[toc]]',
    '[TOC]',
    'Install <Badge text="new" />',
    '<Card title="Fast">',
    '<Tabs>',
    '<<< @/snippets/worker.ts',
    '<!--@include: ./part.md-->',
    '--8<-- "part.md"',
    '// ---cut---',
    'port: 1 // [!code ++]',
    '// highlight-next-line',
    'Install { .md-button }{: .big }',
    '```{tip}',
    ':::{note}',
    'See {ref}`install`.',
    '(install)=',
    '.. note::',
    'See :ref:`install`.',
    '.. _install:',
    'include::partial$limits.adoc[tag=peals]',
    'ifdef::env-github[]',
    'See xref:install.adoc#first-login[].',
    'Press kbd:[Ctrl+P].',
    '[source,console,subs=+attributes]',
    '[%collapsible]',
    '|===',
    '======',
    '# end::bells[]',
    'note: e0 # <2>',
    ':material-clock: fast'
  ]
  expect(raw.filter(text => rawMarkup(`Text.\n\n${text}\n`).length === 0)).toEqual([])
  expect(rawMarkup('', "import Tabs from '@theme/Tabs'")).not.toEqual([])
  const plain = ['Note: take 3 of 4.', 'a === b', '{ "a": 1 }', 'x ?? y', '#!/bin/sh', 'A: B', '$ npm i <package>']
  expect(plain.filter(text => rawMarkup(`Text.\n\n${text}\n`, text).length > 0)).toEqual([])
})

test('applySnippet writes a whole file, or adds code after its context, at the end or at the beginning', () => {
  expect(applySnippet('whole\n', undefined)).toBe('whole\n')
  expect(applySnippet('a {\n  // … yours\n  new\n}\n', 'top\na {\n  old\n}\n')).toBe('top\na {\n  new\n  old\n}\n')
  expect(applySnippet('a:\n  # … yours\n  new: 1\n', 'a:\n  old: 1\nb: 1\n')).toBe('a:\n  new: 1\n  old: 1\nb: 1\n')
  expect(applySnippet('# … yours\nnew\n', 'old\n')).toBe('old\nnew\n')
  expect(applySnippet('new\n// … yours\n', 'old\n')).toBe('new\nold\n')
  expect(() => applySnippet('b {\n  // … yours\n  new\n}\n', 'a {\n}\n')).toThrow('b {')
})

test('the static host rewrites nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-host-'))
  await mkdir(join(folder, 'guide'))
  for (const file of ['index.html', 'page.html', 'guide/index.html']) await writeFile(join(folder, file), file)
  const port = await freePort()
  const host = await startStaticHost(folder, port, '/manual/')
  const get = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })
    return [response.status, response.headers.get('location') ?? (await response.text())]
  }
  expect(await get('/manual')).toEqual([301, '/manual/'])
  expect(await get('/manual/')).toEqual([200, 'index.html'])
  expect(await get('/manual/page')).toEqual([200, 'page.html'])
  expect(await get('/manual/page.html')).toEqual([200, 'page.html'])
  expect(await get('/manual/guide')).toEqual([301, '/manual/guide/'])
  expect(await get('/manual/guide/')).toEqual([200, 'guide/index.html'])
  for (const path of ['/', '/page', '/manual/page/', '/manual/none', '/manual/guide/page']) {
    expect((await get(path))[0], path).toBe(404)
  }
  await host.close()
  await rm(folder, { recursive: true })
})
