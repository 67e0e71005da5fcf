// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { passageAddress, textDirective } from './text-fragment.ts'

afterEach(() => void Reflect.deleteProperty(document, 'fragmentDirective'))

const url = 'https://docs.example.com/a#b'

it.each([
  ['Set the port.', 'text=Set%20the%20port.'],
  ['a-b, c & d', 'text=a%2Db%2C%20c%20%26%20d'],
  [
    'One two three four five six seven eight nine ten eleven twelve thirteen.',
    'text=One%20two%20three%20four%20five%20six,eight%20nine%20ten%20eleven%20twelve%20thirteen.'
  ],
  ['…\n\nThe rows that matter\n\nMore text', 'text=The%20rows%20that%20matter'],
  ['A beginning that is cut …', 'text=A%20beginning%20that%20is%20cut'],
  ['{\n  "port": 1\n}', ''],
  ['', '']
])('is made from the first block of %j', (passage, directive) => expect(textDirective(passage)).toBe(directive))

it('follows the anchor, or stands alone', () => {
  Object.assign(document, { fragmentDirective: {} })
  expect(passageAddress({ url, passage: 'So it is.' })).toBe(`${url}:~:text=So%20it%20is.`)
  expect(passageAddress({ url: 'https://docs.example.com/a', passage: 'So it is.' })).toBe(
    'https://docs.example.com/a#:~:text=So%20it%20is.'
  )
})

it('replaces a directive in the address, and nothing that only looks like one', () => {
  Object.assign(document, { fragmentDirective: {} })
  for (const anchor of ['#', '#b']) {
    expect(passageAddress({ url: `https://docs.example.com/a${anchor}:~:text=other`, passage: 'So it is.' })).toBe(
      `https://docs.example.com/a${anchor}:~:text=So%20it%20is.`
    )
  }
  expect(passageAddress({ url: 'https://docs.example.com/a?q=:~:', passage: 'So it is.' })).toBe(
    'https://docs.example.com/a?q=:~:#:~:text=So%20it%20is.'
  )
})

it('is left out without browser support, and without a passage', () => {
  expect(passageAddress({ url, passage: 'So it is.' })).toBe(url)
  Object.assign(document, { fragmentDirective: {} })
  expect(passageAddress({ url, passage: undefined })).toBe(url)
  expect(passageAddress({ url, passage: '8080' })).toBe(url)
})
