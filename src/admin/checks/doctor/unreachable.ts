import { whyUnreachable } from '../unreachable.ts'
import { bad, type Finding } from './finding.ts'

/** An address that gave no answer, as a finding. */
export const unreachable = (...given: Parameters<typeof whyUnreachable>): Finding => {
  const { subject, found, advice } = whyUnreachable(...given)
  return bad(subject, found, advice)
}
