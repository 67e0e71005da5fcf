import { ofAdditions } from './additions.ts'
import { ofBadQuestions } from './bad-questions.ts'
import { ofJobs } from './jobs.ts'
import { ofKeys } from './keys.ts'
import type { NamedLie } from './lie.ts'
import { ofLists } from './lists.ts'
import { ofStreams } from './streams.ts'

/** Lies that break every sentence of the interface. */
export const lies: NamedLie[] = [
  ...ofStreams,
  ...ofKeys,
  ...ofBadQuestions,
  ...ofLists,
  ...ofJobs.map(named => ({ ...named, write: true })),
  ...ofAdditions
]
