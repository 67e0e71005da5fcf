import { rm } from 'node:fs/promises'
import { workFolder } from './build.ts'

/** Removes the sites that this run has built, so that the next run installs and builds again. */
export default () => rm(workFolder(), { recursive: true, force: true })
