/** Where a quote of an answer stands. */
interface Place {
  path: string
  anchor: string
  /** Whether it is the beginning of its page, before the first heading. */
  isBeginning: boolean
}

/**
 * The places of the quotes of an answer, in their order.
 *
 * @param base The base path of the site, which is in every link and in no place.
 */
export const placesOf = (answer: string, base = ''): Place[] =>
  [...answer.matchAll(/^\*\*(.*)\*\* \[\d+\]\(([^)\s]*)\)/gm)].map(([, titles = '', address = '']) => ({
    ...partsOf(address.slice(base.length)),
    isBeginning: !titles.includes(' › ')
  }))

/** Whether a place is one of those that are right; of a page alone its beginning is. */
export const isRightPlace = ({ path, anchor, isBeginning }: Place, places: readonly string[]): boolean =>
  places.map(partsOf).some(right => {
    if (right.path !== path) return false
    return right.anchor === '*' || (right.anchor === '' ? isBeginning : right.anchor === anchor)
  })

export const isOnRightPage = ({ path }: Place, places: readonly string[]): boolean =>
  places.some(right => partsOf(right).path === path)

/** Generators end the same address in different ways. */
const partsOf = (address: string): Pick<Place, 'path' | 'anchor'> => {
  const [path = '', anchor = ''] = address.split('#')
  return { path: path.replace(/\.html$/, '').replace(/(?<=.)\/$/, '') || '/', anchor }
}
