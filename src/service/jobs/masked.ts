import { maskPersonalData } from '../../shared/personal-data.ts'
import { withoutKeys } from '../masking/index.ts'

/** A text as it is kept of a run. The job’s own id stays, which looks like a key and names its branch. */
export const masked = (text: string, jobId: string, secrets: readonly string[]): string =>
  text
    .split(jobId)
    .map(part => maskPersonalData(withoutKeys(part, secrets)))
    .join(jobId)
