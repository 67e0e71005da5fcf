import { readFileSync } from 'node:fs'

/** The ids of a process and of its descendants, such as workers. */
const withChildren = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [pid, ...children.map(Number).flatMap(withChildren)]
}

const sumOf = (pid: number, read: (pid: number) => number): number =>
  withChildren(pid).reduce((sum, each) => sum + read(each), 0)

/** Processor time of a process and its descendants, in seconds. */
export const cpuOf = (pid: number): number =>
  sumOf(pid, each => {
    const [, rest = ''] = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')
    const fields = rest.split(' ')
    // User and kernel time, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) / 100
  })

/** Memory of a process and its descendants in megabytes; shared memory counts proportionally (PSS). */
export const residentOf = (pid: number): number =>
  sumOf(pid, each => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'))?.[1]) / 1_024)
