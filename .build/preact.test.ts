// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cutPieces, withoutPiece } from './preact.ts'
import { pieces } from './preact-pieces.ts'

const preact = 'preact/dist/preact.mjs'
const read = (file: string) => readFileSync(join(import.meta.dirname, '../node_modules', file), 'utf8')
const published = read(preact)
const cut = cutPieces(preact, published)

/** Preact after it was cut. */
const load = async (): Promise<typeof import('preact')> =>
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(cut)}`)

it('draws, changes and takes away elements, texts, lists and attributes', async () => {
  const { h, render, Fragment } = await load()
  const place = document.createElement('div')
  const List = ({ items }: { items: string[] }) =>
    h(
      Fragment,
      null,
      h(
        'ul',
        null,
        items.map(item => h('li', { key: item, title: item }, item))
      )
    )
  render(h(List, { items: ['a', 'b', 'c'] }), place)
  const kept = place.querySelectorAll('li')[2]
  render(h(List, { items: ['c', 'a'] }), place)
  expect(place.innerHTML).toBe('<ul><li title="c">c</li><li title="a">a</li></ul>')
  expect(place.querySelector('li')).toBe(kept)
  render(null, place)
  expect(place.innerHTML).toBe('')
})

it('hands an error to whoever drew it', async () => {
  const { h, render } = await load()
  const Broken = () => {
    throw new Error('broken')
  }
  expect(() => render(h(Broken, null), document.createElement('div'))).toThrow('broken')
})

it('never writes HTML as text', async () => {
  const { h, render } = await load()
  const place = document.createElement('div')
  render(h('p', { dangerouslySetInnerHTML: { __html: '<img src=x>' } }), place)
  expect(place.querySelector('img')).toBeNull()
  expect(cut).not.toContain('innerHTML')
})

it('throws where a component is a class', async () => {
  const { h, render, Component } = await load()
  class Old extends Component {
    override render() {
      return h('p', null, 'old')
    }
  }
  expect(() => render(h(Old, null), document.createElement('div'))).toThrow(TypeError)
})

it('fails on a release that holds a piece no more, or twice', () => {
  const [piece] = pieces[preact] ?? []
  if (!piece) throw new Error('Nothing of Preact is cut.')
  expect(() => withoutPiece(published.replace(piece.begin, ''), piece)).toThrow('resuming a suspended component')
  expect(() => withoutPiece(published + published, piece)).toThrow('no such code')
})

it('leaves the names of Object.prototype alone in a signal, which a page may have frozen', () => {
  const file = '@preact/signals-core/dist/signals-core.module.js'
  const signals = read(file)
  const assigned = /\.prototype\.(valueOf|toString)=/
  expect(signals).toMatch(assigned)
  expect(cutPieces(file, signals)).not.toMatch(assigned)
})
