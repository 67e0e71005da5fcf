import { describe, expect, it } from 'vitest'
import { analyzerOf } from '../../analyzer.ts'
import { english } from './index.ts'

it.each([
  ['streaming', 'stream'],
  ['streams', 'stream'],
  ['status', 'status'],
  ['bus', 'bus'],
  ['queuing', 'queue'],
  ['ios', 'ios'],
  ['capitalised', 'capitalize'],
  ['capital', 'capit'],
  ['added', 'add'],
  ['ads', 'ad'],
  ['importance', 'important'],
  ['imports', 'import'],
  ['locales', 'locale'],
  ['locally', 'local'],
  ['localised', 'localization'],
  ['ides', 'ide'],
  ['ids', 'id'],
  ['pasting', 'paste'],
  ['past', 'past']
])('%s has the stem %s', (word, stem) => {
  expect(english.stem(word)).toBe(stem)
})

const joined = (text: string) => english.phrases.reduce((all, [phrase, word]) => all.replaceAll(phrase, word), text)

it.each([
  ['use it in go', 'use it in Go'],
  ['the go client, a go program, go on', 'the Go client, a Go program, go on'],
  ['Go to the page', 'go to the page'],
  ['Go client', 'Go client'],
  ['log in, logging in, logged on, log-in', 'login, login, login, login'],
  ['sign in, signs in, signin', 'login, login, login'],
  ['blog in, log into', 'blog in, log into'],
  ['Getting started, get started', 'quickstart, quickstart'],
  ['set up, setup, setting up, sets up, set-up', 'setup, setup, setup, setup, setup'],
  ['keep the lamps out of the list, kept out', 'exclude the lamps the list, exclude'],
  ['it stops working after a day', 'it expire after a day'],
  ['on the live site, a live lamp', 'on the production site, a live lamp'],
  ['upset up, set upon', 'upset up, set upon'],
  ['try again, trying again', 'retry, retry'],
  ['at the same time, side by side, at once', 'parallel, parallel, parallel'],
  ['server-sent events, server sent event', 'sse, sse'],
  ['fall back, falls back, falling back', 'fallback, fallback, fallback'],
  ['log out, signed out, signing up', 'logout, logout, signup'],
  ['turn it off, switch the cache off, opted out', 'disable it, disable the cache, disable'],
  ['turn it on, opt in', 'enable it, enable'],
  ['switch case in C, turn it in place, it turns out', 'switch case in C, turn it in place, it turns out'],
  ['turned around, an office, one off', 'turned around, an office, one off'],
  ['get rid of, throws away', 'remove, discard'],
  ['bring a row back, get out of it', 'restore a row, exit it'],
  ['they get kicked off, kick everybody out', 'they get disconnect logout, disconnect logout everybody'],
  ['a dry run, right away', 'a dry run simulate preview, immediately'],
  ['it takes so long, sits there forever, give it more time', 'it slow, hang stuck timeout, give it timeout'],
  ['it blew up, messes the table up', 'it error, break the table'],
  ['stop it from gzipping, keep it alive from there', 'prevent it gzipping, keep it alive from there'],
  ['leave it alone, let them through', 'ignore exclude it, allow them'],
  ['turn it into text, turned into text', 'convert it text, turned into text'],
  ['fill the form in, cut the size down', 'complete the form, reduce the size'],
  ['plays nice with it, typed by hand', 'compatible with it, typed '],
  ['again and again, only once', 'repeat, once single'],
  ['I get out of memory errors, run it forever', 'I get out of memory errors, run it forever'],
  ['sent one more time, let me know in which file', 'sent one more time, let me know in which file'],
  ['it goes away, is up to date, is out of date', 'it disappear, is latest update, is outdated'],
  ['was thrown away, throws the rest away', 'was discard, discard the rest'],
  ['gives up, given up', 'abort, abort'],
  ['back the table up, warms up, tear it down', 'backup the table, warmup, teardown it'],
  ['spin a server up, scale the pool out', 'start a server, scale the pool'],
  ['tell the two apart, broke, break it up', 'distinguish the two, broke, split it'],
  ['put both together, put off', 'combine both, delay'],
  ['hand it over, pass the user along, sent along', 'pass it, pass the user, include'],
  ['is picked up, start over, play it back', 'is load, restart, replay it'],
  ['it comes all at once, sent at once', 'it comes stream, sent stream'],
  ['pick it up again, pick up where it left off', 'resume it, resume'],
  ['hand it off', 'handoff it'],
  ['hold mails back, even that out, swap it out', 'delay mails, smooth that, replace it'],
  ['phones home by itself, on their own', 'telemetry automatic, automatic'],
  ['a hook in the latest version, of the current release', 'a hook , '],
  ['in one go, word by word, tokens by token', 'batch, stream word, stream token'],
  ['times out, timing out, rolled back', 'timeout, timeout, rollback'],
  ['one by one, one after the other', 'sequential, sequential'],
  ['a page not found, cross-origin', 'a page not found notfound 404, cross-origin cors'],
  ['an e-mail, back end, time zones, screen shot', 'an email, backend, timezones, screenshot'],
  ['the developer tools', 'the developer tools devtools'],
  [
    'speech to text, voice-to-text, recordings to text, audio to text',
    'speech transcription, voice transcription, recording transcription, audio transcription'
  ]
])('“%s” is read as “%s”', (text, expected) => {
  expect(joined(text)).toBe(expected)
})

describe('a question', () => {
  it.each([
    ...[
      'and in Vue?',
      'But why?',
      ' or Svelte',
      'Also in Vue',
      'what about Vue',
      'how about Vue',
      'then',
      'so what'
    ].map(text => [text, true] as const),
    ...['android', 'sort it', 'what is it', 'Vue and React', 'how do I', 'orange'].map(text => [text, false] as const)
  ])('“%s” goes on from the one before: %s', (text, follows) => {
    expect(english.followUp.test(text)).toBe(follows)
  })

  it.each([
    ..."It does not start|never ends|nothing comes|I cannot log in|it fails|it failed|is failing|they fail|an error|errors|it is broken|the wrong page|a missing key|it is stuck|crashes|it crashed|complaining|so slow|why|twice|it keeps on|a mismatch|too many|too often|too slow|too much|is cut off|it doesn't|it won’t"
      .split('|')
      .map(text => [text, true] as const),
    ...'How do I start it?|a notice|failure modes|an erroneous|slowly|too few|cut it|the whys'
      .split('|')
      .map(text => [text, false] as const)
  ])('“%s” reports a problem: %s', (text, reports) => {
    expect(english.problem.test(text)).toBe(reports)
  })

  it.each([
    ...[
      'What is a tool?',
      "what's the useChat hook",
      'What are tools?',
      'explain streaming',
      'define an agent loop ?',
      'what is rate-limit.v2'
    ].map(text => [text, true] as const),
    ...[
      'How do I define a tool?',
      'What is the best way to go?',
      'so what is a tool?',
      'What is it, a tool?',
      'explained tool',
      'what is'
    ].map(text => [text, false] as const)
  ])('“%s” asks what something is: %s', (text, asks) => {
    expect(english.definition.test(text)).toBe(asks)
  })

  it.each([
    ...['if let', '`while let`?', 'let...else', 'for loop', 'try', 'let else syntax'].map(
      text => [text, true] as const
    ),
    ...['if I let', 'lets', 'loop', 'for lamps', 'letting in', 'and if'].map(text => [text, false] as const)
  ])('“%s” names keywords of the code: %s', (text, names) => {
    expect(english.namesKeywords.test(text)).toBe(names)
  })

  it('for what a thing is is itself such a question', () => {
    expect(english.define('a tool')).toBe('What is a tool?')
    expect(english.definition.test(english.define('tool'))).toBe(true)
  })

  it.each([
    ...['migrat', 'upgrad', 'updat', 'version', 'releas', 'chang', 'break', 'deprec'].map(
      term => [term, true] as const
    ),
    ...['stream', 'exchang', 'subvers'].map(term => [term, false] as const)
  ])('with the term “%s” asks for changes: %s', (term, asks) => {
    expect(english.changeTerms.test(term)).toBe(asks)
  })
})

it('telemetry is no log, and may be called analytics', () => {
  const { termsOf, synonymsOf, relatedTo } = analyzerOf(english)
  const [telemetry = '', analytics] = termsOf('telemetry analytics')
  expect(synonymsOf(telemetry)).not.toContain('log')
  expect(synonymsOf('log')).not.toContain(telemetry)
  expect(relatedTo(telemetry)).toContain(analytics)
})

it('an expiry is when something expires', () => {
  const { termsOf, synonymsOf } = analyzerOf(english)
  const [expiry = '', expire = ''] = termsOf('expiry expire')
  expect([synonymsOf(expiry).has(expire), synonymsOf(expire).has(expiry)]).toEqual([true, true])
})

it('words that join clauses are stop words, and those of somebody’s mood, people and things of one’s own are generic', () => {
  const { termsOf, isStopTerm, isContentTerm } = analyzerOf(english)
  const joining = termsOf('although though unless whose besides against towards whatever somewhere gonna okay')
  expect(joining.filter(term => !isStopTerm(term))).toEqual([])
  const said = termsOf('somewhat weird, annoying guys, plenty of their own, hopefully')
  expect(said.filter(isContentTerm)).toEqual([])
  expect(termsOf('literal none, yes').every(isContentTerm)).toBe(true)
})
