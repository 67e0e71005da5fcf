import { maskPersonalData } from '../../shared/personal-data.ts'
import { withoutKeys } from '../masking/index.ts'

/** Masks a text of a run for storage. Keeps the job’s own id, which looks like a key but names its branch. */
export const masked = (text: string, jobId: string, secrets: readonly string[]): string =>
  text
    .split(jobId)
    .map(part => maskPersonalData(withoutKeys(part, secrets)))
    .join(jobId)
