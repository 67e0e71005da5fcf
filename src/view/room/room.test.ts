// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepRoom, readRoom, roomKey, roomLength } from './room.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Reads the stored size in the form that the styles get. */
const readLengths = () => {
  const { width, height, sidebar, wide } = readRoom('local')
  return [...[width, height, sidebar].map(roomLength), !!wide]
}
const nothing = [undefined, undefined, undefined, false]

describe('the panel size that a reader chose', () => {
  it('is read back from the storage where it was stored', () => {
    keepRoom('local', { width: 500, height: 600, sidebar: 480, wide: true })
    expect(readLengths()).toEqual(['500px', '600px', '480px', true])
    expect(readRoom('session').wide).toBe(false)
    keepRoom('session', { width: 400 })
    expect(readRoom('session').width).toBe(400)
    expect(readRoom('local').width).toBe(500)
  })

  it('contains only what the reader changed', () => {
    keepRoom('local', { height: 600 })
    expect(readLengths()).toEqual([undefined, '600px', undefined, false])
  })

  it('is not stored when nothing may be stored', () => {
    keepRoom('none', { wide: true })
    expect(localStorage.length + sessionStorage.length).toBe(0)
    expect(readRoom('none').wide).toBe(false)
  })

  it.each(['', '{', 'null', '[1]', 'x y z', '-1 -2 -3', '1e300 Infinity 10000', '; red 9px', 'NaN'])(
    'is ignored when %j is stored',
    text => {
      localStorage.setItem(roomKey, text)
      expect(readLengths()).toEqual(nothing)
    }
  )

  it('can be set without an error when the storage is blocked', () => {
    const { localStorage: storage } = window
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('blocked', 'SecurityError')
      }
    })
    expect(() => keepRoom('local', { wide: true })).not.toThrow()
    expect(readLengths()).toEqual(nothing)
    Object.defineProperty(window, 'localStorage', { configurable: true, value: storage })
  })
})
