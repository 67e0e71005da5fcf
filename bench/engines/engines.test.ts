import { expect, it } from 'vitest'
import { engines, isInstalled } from './index.ts'

const documents = [
  { path: '/lamp', title: 'Lamp', sections: [{ heading: 'Lamp', text: 'It glows in any colour of the rainbow.' }] },
  {
    path: '/shade',
    title: 'Shade',
    sections: [{ heading: 'Shade', text: 'It is made of paper & glass, <never> of wood.' }]
  }
]

/** Two engines are installed with the project; Lunr and Pagefind only by `npm run bench:install`. */
const present = engines.filter(({ name }) => isInstalled() || !['Lunr', 'Pagefind'].includes(name))

it.each(present)('$name finds the page that holds the words, and no other', async ({ index }) => {
  const search = await index(documents, 'en')
  expect(await search.best('rainbow colours')).toEqual(['/lamp'])
  expect((await search.best('paper glass'))[0]).toBe('/shade')
  expect(await search.best('zeppelin')).toEqual([])
  await search.close()
})
