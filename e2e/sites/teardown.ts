import { rm } from 'node:fs/promises'
import { workFolder } from './build.ts'

/** Nothing of a run stays: the next one installs and builds again. */
export default () => rm(workFolder(), { recursive: true, force: true })
