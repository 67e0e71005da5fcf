import type { Grounding, NumberedSource } from '../answering/index.ts'

export const sourceOf = (number: number, more: Partial<NumberedSource> = {}): NumberedSource => ({
  number,
  url: `/lamp#${number}`,
  path: '/lamp',
  title: 'Lamp',
  section: `Part ${number}`,
  blocks: [`It says ${number}.`],
  passage: `It says ${number}.`,
  ...more
})

/** A grounding with two sections of one page. */
export const groundingWith = (more: Partial<Grounding> = {}): Grounding => ({
  verdict: 'clearly',
  unknown: [],
  isVague: false,
  language: 'en',
  sources: [sourceOf(1), sourceOf(2)],
  quotes: [sourceOf(1), sourceOf(2)],
  related: [],
  ...more
})
