import { expect, it } from 'vitest'
import { backupsKept, basePath, listenAddress, networks } from './values.ts'

it.each([
  ['9464', { port: 9464, host: undefined }],
  ['0.0.0.0:9464', { port: 9464, host: '0.0.0.0' }],
  ['localhost:0', { port: 0, host: 'localhost' }],
  ['[::1]:9464', { port: 9464, host: '::1' }]
])('%s is a place to listen at', (text, place) => {
  expect(listenAddress(text)).toEqual(place)
})

it.each(['', 'localhost', '::1', '::1:9464', '9464/metrics', '70000', 'localhost:70000', ':9464'])(
  '%j is none',
  text => {
    expect(() => listenAddress(text)).toThrow('from 0 to 65535')
  }
)

it.each([
  ['/assistant', '/assistant'],
  ['/docs/assistant/', '/docs/assistant'],
  ['/', '']
])('%s is a base path', (text, path) => expect(basePath(text)).toBe(path))

it.each(['assistant', '//x', '/a/../b', '/a?b', 'https://x.example/a'])('%s is none', text => {
  expect(() => basePath(text)).toThrow('is no path')
})

it('proxies are addresses and networks with commas between them', () => {
  expect(networks('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1'])
  expect(() => networks('10.0.0.0/8,proxy')).toThrow('proxy is no address')
  expect(() => networks('10.0.0.0/33')).toThrow('is no address')
})

it('the number of backups to keep is at least one', () => {
  expect(backupsKept('14')).toBe(14)
  expect(() => backupsKept('0')).toThrow('from 1 to')
})
