import { expect, it } from 'vitest'
import { expectLinearTimeOver } from '../../../shared/testing/linear-time.ts'
import {
  compoundsIn,
  dotFilesIn,
  hasSign,
  identifiersIn,
  isFileName,
  joinedNames,
  memberOf,
  nameKey,
  withNames,
  writtenNames
} from './names.ts'

it('names of the code are found as they are written there', () => {
  expect(
    identifiersIn('why is useChat, max_tokens or c.req.queries() with --no-color of @scope/name in BackgroundTasks so?')
  ).toEqual(['useChat', 'max_tokens', 'c.req.queries', '--no-color', '@scope/name', 'BackgroundTasks'])
  expect(identifiersIn('What is a Tool (e. g. at once, e.g. now, i.e. here)?')).toEqual([])
})

it.each([
  ['AISDKError', 'AISDKError'],
  ['HTTPException was raised', 'HTTPException'],
  ['X-Forwarded-For is ignored', 'X-Forwarded-For'],
  ['TS2345 at line 3', 'TS2345'],
  ['what does Ctrl+Shift+G do', 'Ctrl+Shift+G'],
  ['alt+f4?', 'alt+f4'],
  ['Ctrl+Shift++', undefined],
  ['lamp+on', undefined],
  ['over HTTP/2 or so', 'HTTP/2'],
  ['set REDIS_URL', 'REDIS_URL'],
  ['what is __init__ for', '__init__'],
  ['in next.config.js', 'next.config.js'],
  ['std::io fails', 'std::io'],
  ['“useChat”', 'useChat'],
  ['`run()`', 'run'],
  ['(topK)', 'topK'],
  ['useChatを使う', 'useChat'],
  ['h264Encoder', 'h264Encoder'],
  ['tls.SecureContext', 'tls.SecureContext'],
  ['what is @once', '@once'],
  ['`@Injectable()` of it', '@Injectable'],
  ['pin lamp@latest', undefined],
  ['decorate it with @lamp.on', undefined],
  ['aiohttp.web.Response.close()', 'aiohttp.web.Response.close'],
  ['4MB in 3D', undefined],
  ['Click Run. Then wait.', undefined],
  ['It is done.Then go on', undefined],
  ['client-side and/or server', undefined]
])('“%s” names %s', (text, name) => {
  expect(identifiersIn(text)).toEqual(name === undefined ? [] : [name])
})

it('a name has one key, however it is typed', () => {
  for (const typed of ['useChat', 'use_chat', 'USE-CHAT', 'use.chat()', 'usechat'])
    expect(nameKey(typed)).toBe('usechat')
})

it('what is several words of a text is one term more', () => {
  expect(joinedNames('set agent.tools and --dry-run, but not useChat')).toEqual(['agenttools', 'dryrun'])
  expect(joinedNames('what does --force do, and - -- --?')).toEqual(['--force'])
  expect(joinedNames('what does @Use do, and @ of it?')).toEqual(['@use'])
  expect(joinedNames('Press Ctrl+G')).toEqual(['ctrlg'])
  expect(joinedNames('useChat')).toEqual([])
})

it('a sign before a name belongs to it, and that of a scope is a part of the name', () => {
  expect(['--force', '@use', '@scope/use', 'use', 'a@use'].filter(hasSign)).toEqual(['--force', '@use'])
})

it('of a name of several parts the last is the member', () => {
  expect(['Lamp::get', 'lamp.get()', 'lamp.x', 'lamp'].map(memberOf)).toEqual(['get', 'get', undefined, undefined])
})

it('a file may begin with a dot', () => {
  expect(dotFilesIn('does it read .env, `.npmrc` or .env.local, or ./env, a.env and .map(x)?')).toEqual([
    '.env',
    '.npmrc',
    '.env.local'
  ])
  expect(dotFilesIn('Done. in .NET')).toEqual([])
})

it('words with hyphens are one word more', () => {
  expect(compoundsIn('A real-time, built-in Content-Type; x - y, a/b-c, --dry-run, 2-3')).toEqual([
    'realtime',
    'builtin',
    'contenttype'
  ])
  expect(compoundsIn('none')).toEqual([])
  expect(compoundsIn('Puis-je ? Y a-t-il, peut-on, connectez-vous ; add-on')).toEqual(['addon'])
})

it('what is called or quoted is a name, whatever it means', () => {
  expect(writtenNames('does after() run, or `use`, or ‘with’? It’s a user’s “in the” one.')).toEqual([
    'after',
    'use',
    'with'
  ])
})

it.each([
  ['manage.py', true],
  ['next.config.js', true],
  ['req.query', false],
  ['useChat', false]
])('%s is the name of a file: %s', (name, isFile) => {
  expect(isFileName(name)).toBe(isFile)
})

it('names become those that the documentation writes, and other words stay', () => {
  const names: Record<string, string[]> = { usechat: ['useChat', 'UseChat'], agenttools: ['agent.tools'] }
  const namesOf = (key: string) => names[key] ?? []
  const guess = (key: string) => (key === 'usechta' ? 'useChat' : undefined)
  expect(withNames('useChta, usechta and useSofa', namesOf, guess)).toBe('useChat, usechta and useSofa')
  expect(withNames('useChta '.repeat(4), namesOf, guess)).toBe('useChat useChat useChat useChta ')
  expect(withNames('USECHAT or use-chat with AGENT.TOOLS, please.', namesOf, guess)).toBe(
    'useChat or useChat with agent.tools, please.'
  )
  for (const written of ['useChat', 'UseChat']) expect(withNames(written, namesOf, guess)).toBe(written)
  for (const signed of ['what is --use-chat', 'what is @usechat'])
    expect(withNames(signed, namesOf, guess)).toBe(signed)
})

it('a long text is read in linear time', () => {
  const pieces = ['a.', 'A', 'Alt+', '_', '-a', 'a-', '@a/', '@a', ' .a', '.a', 'aA', '$', '`a', '"a']
  for (const read of [identifiersIn, compoundsIn, writtenNames, dotFilesIn]) expectLinearTimeOver(read, pieces)
})
