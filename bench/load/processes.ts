import { readFileSync } from 'node:fs'

/** A process with those that it has started, such as workers. */
const withChildren = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [pid, ...children.map(Number).flatMap(withChildren)]
}

const sumOf = (pid: number, read: (pid: number) => number): number =>
  withChildren(pid).reduce((sum, each) => sum + read(each), 0)

/** Seconds of processor time that they have had. */
export const cpuOf = (pid: number): number =>
  sumOf(pid, each => {
    const [, rest = ''] = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')
    const fields = rest.split(' ')
    // In hundredths: in user mode, and in the kernel.
    return (Number(fields[11]) + Number(fields[12])) / 100
  })

/** Megabytes that they have, without those that they share. */
export const residentOf = (pid: number): number =>
  sumOf(pid, each => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'))?.[1]) / 1_024)
