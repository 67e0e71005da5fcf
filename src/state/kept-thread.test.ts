// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { resolveOptions } from '../widget/resolve-options.ts'
import { keepCurrent, openThread } from './kept-thread.ts'
import { emptyRecord, writeRecord } from './record.ts'
import { openStorage, storageKey } from './storage.ts'

const scope = resolveOptions({ domain: 'acme', baseUrl: 'https://a.test' })
const key = (id: string) => `${storageKey('thread', scope)}:${id}`
const write = (id: string, more: object = {}) =>
  localStorage.setItem(key(id), writeRecord({ ...emptyRecord(), title: id, ...more }))
const open = (id?: string) => openThread(scope, openStorage('local'), id)

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the thread that is opened', () => {
  it('is a new one where none was shown', () => {
    expect(open().id).not.toBe(open().id)
    expect(open()).toMatchObject({ text: null, record: emptyRecord() })
  })

  it('is the one that this tab showed last, else the one that any tab did', () => {
    write('here')
    write('there')
    keepCurrent(open('here'))
    expect(open().id).toBe('here')
    localStorage.setItem(storageKey('current', scope), 'there')
    expect(open().id).toBe('here')
    sessionStorage.clear()
    expect(open()).toMatchObject({ id: 'there', record: { title: 'there' } })
  })

  it('stays a new one after a reload', () => {
    write('old')
    keepCurrent(open('new'))
    expect(open()).toMatchObject({ id: 'new', text: null })
  })

  it.each([
    ['was deleted', writeRecord({ ...emptyRecord(), deleted: true })],
    ['is of a newer version', '{"version":3}'],
    ['cannot be read', '{']
  ])('is a new one where the last one %s, which is left as it is', (_why, text) => {
    keepCurrent(open('a'))
    localStorage.setItem(key('a'), text)
    expect(open().id).not.toBe('a')
    expect(localStorage.getItem(key('a'))).toBe(text)
  })
})

it('keeps of a page that may store nothing which thread is shown, for the page', () => {
  const storage = openStorage('none')
  keepCurrent(openThread({ ...scope, persist: 'none' }, storage, 'a'))
  expect(openThread({ ...scope, persist: 'none' }, storage).id).toBe('a')
  expect(localStorage.length + sessionStorage.length).toBe(0)
})
