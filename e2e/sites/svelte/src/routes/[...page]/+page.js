import { error } from '@sveltejs/kit'
import { pages } from '../../lib/pages.js'

export const entries = () => Object.keys(pages).map(page => ({ page }))

export const load = ({ params }) => {
  const html = pages[params.page]
  if (!html) error(404, 'There is no such page.')
  return { html }
}
