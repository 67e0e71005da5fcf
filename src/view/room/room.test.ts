// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepRoom, readRoom, roomKey, roomLength } from './room.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** What the styles get of it. */
const readLengths = () => {
  const { width, height, sidebar, wide } = readRoom('local')
  return [...[width, height, sidebar].map(roomLength), !!wide]
}
const nothing = [undefined, undefined, undefined, false]

describe('the room that a reader gave the panel', () => {
  it('is read back where it was kept', () => {
    keepRoom('local', { width: 500, height: 600, sidebar: 480, wide: true })
    expect(readLengths()).toEqual(['500px', '600px', '480px', true])
    expect(readRoom('session').wide).toBe(false)
    keepRoom('session', { width: 400 })
    expect(readRoom('session').width).toBe(400)
    expect(readRoom('local').width).toBe(500)
  })

  it('has only what the reader changed', () => {
    keepRoom('local', { height: 600 })
    expect(readLengths()).toEqual([undefined, '600px', undefined, false])
  })

  it('is not kept where nothing may be', () => {
    keepRoom('none', { wide: true })
    expect(localStorage.length + sessionStorage.length).toBe(0)
    expect(readRoom('none').wide).toBe(false)
  })

  it.each(['', '{', 'null', '[1]', 'x y z', '-1 -2 -3', '1e300 Infinity 10000', '; red 9px', 'NaN'])(
    'is as if there were none where %j is stored',
    text => {
      localStorage.setItem(roomKey, text)
      expect(readLengths()).toEqual(nothing)
    }
  )

  it('lasts for the page where the storage is blocked', () => {
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
