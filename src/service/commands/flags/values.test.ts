import { expect, it } from 'vitest'
import { listenAddress } from './values.ts'

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
