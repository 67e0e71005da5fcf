import { execFile } from 'node:child_process'
import { join } from 'node:path'

const cli = join(import.meta.dirname, '../../dist/cli.js')

interface Finding {
  verdict: string
}

/** Runs the doctor on a page, and returns its exit code with the findings that are bad or a warning. */
export const examine = (url: string): Promise<{ code: unknown; wrong: Finding[] }> =>
  new Promise(resolve => {
    execFile(process.execPath, [cli, 'doctor', url, '--json'], (error, output) => {
      const { findings }: { findings: Finding[] } = JSON.parse(output)
      const wrong = findings.filter(({ verdict }) => verdict === 'bad' || verdict === 'warning')
      resolve({ code: error?.code ?? 0, wrong })
    })
  })
