import type { HeadingIds } from '../../contract.ts'
import { createIds, slugOf } from './slug.ts'

/** Ids of Documenter.jl, which keep capitals, punctuation and the signs of emphasis. */
export const documenterIds = (): HeadingIds => {
  const next = createIds()
  return ({ source, explicit, implied }) => {
    if (implied || source === undefined) return ''
    return next(explicit ?? slugOf(textOfHeading(source)))
  }
}

/** The text of a heading without what makes it one. */
export const textOfHeading = (source: string): string =>
  source.replace(/^#{1,6}\s+/, '').replace(/(?<!\s)\s+#+$|\n[=-]+$/, '')
