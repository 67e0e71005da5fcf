import { expect, it } from 'vitest'
import { readDataFile } from './data-file.ts'

const read = (address: string, name = '') => {
  const file = readDataFile(address, name)
  return file && [file.name, new TextDecoder().decode(file.bytes)]
}

it('reads the bytes of a file in either encoding', () => {
  expect(read('data:text/plain;base64,aGk=')).toEqual(['file.txt', 'hi'])
  expect(read('DATA:text/csv;charset=utf-8,a%2Cb;%C3%A9')).toEqual(['file.csv', 'a,b;é'])
  expect(read('data:text/plain;charset=utf-8;base64,w6k=')).toEqual(['file.txt', 'é'])
  expect([...(readDataFile('data:image/png;base64,/wA=', '')?.bytes ?? [])]).toEqual([255, 0])
})

it.each([
  ['chart.png', 'chart.png'],
  ['chart.exe', 'chart.png'],
  ['../../etc/pass wd', 'etc-pass wd.png'],
  ['.hidden', 'hidden.png'],
  ['a\u0000b', 'a-b.png'],
  ['グラフ', 'グラフ.png'],
  ['', 'file.png']
])('gives a file named %j a safe name', (name, expected) => {
  expect(read('data:image/png;base64,', name)?.[0]).toBe(expected)
})

it.each([
  'data:text/html;base64,PGI+',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:application/x-msdownload;base64,TVo=',
  'data:,x',
  'data:text/plain;base64,%%%',
  'data:text/plain,%E0%A4%A',
  'data:text/plain'
])('rejects %s', address => expect(read(address)).toBeUndefined())
