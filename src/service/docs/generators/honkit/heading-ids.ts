import type { HeadingIds } from '../../contract.ts'

/** Ids of the old GitBook, which numbers none: two headings of one text have the same. */
export const honkitHeadingIds = (): HeadingIds => {
  return ({ text, explicit, implied }) =>
    implied ? '' : (explicit ?? text.replaceAll(signs, '').replaceAll(/[ -]+/g, '-').toLowerCase().replace(/^-/, ''))
}

const signs = /[[\]!"'#$%&()*+,./:;<=>?@\\^_`{|}~©∑®†“”‘’∂ƒ™℠…œŒ˚ºª•∆∞♥]+/g
