import { type Command, Option } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import { type DeploymentFlags, examine } from '../checks/doctor/index.ts'
import { webAddress } from './flags/values.ts'
import { printFindings } from './output/findings.ts'

interface DoctorFlags extends DeploymentFlags {
  json?: boolean
}

export const addDoctor = (program: Command, openShell: () => Shell): void => {
  program
    .command('doctor')
    .description('meet a deployment as a widget would, and say what to change')
    .argument('<url>', 'a page of the documentation that carries the widget')
    .option('--domain <name>', 'documentation domain (default: as the page’s widget says)')
    .option('--assistant-key <key>', 'the public assistant key (default: as the page’s widget says)')
    .option('--base-url <url>', 'where the platform is (default: as the page’s widget says, else the page’s origin)')
    .option('--endpoint <url>', 'a proxy of your own that takes the questions')
    .addOption(new Option('--api-version <number>', 'version of the assistant').choices(['1', '2']))
    .option('--json', 'for programs: the findings as JSON on standard output')
    .addHelpText('after', examples)
    .action(action(openShell, runDoctor))
}

const examples = `
It reads the page and its scripts, and needs no browser. It spends 2 uses of the assistant key, and says so before;
none when there is no key to ask with. It exits with 11 when it found something to change.

Examples:
  docs-assistant doctor https://docs.example.com/guides/install
  docs-assistant doctor https://docs.example.com --base-url https://api.example.com --domain acme --assistant-key svc_dsc_…`

const runDoctor = async (shell: Shell, flags: DoctorFlags, address: string): Promise<ExitName> => {
  const page = webAddress(address)
  const findings = await examine(page, {
    ...flags,
    signal: shell.signal,
    onCost: uses =>
      say(shell, uses > 0 ? `This spends up to ${uses} assistant uses of the key.` : 'This spends no assistant use.')
  })
  if (flags.json) print(shell, JSON.stringify({ url: page.href, findings }))
  else printFindings(shell, findings)
  return findings.some(({ verdict }) => verdict === 'bad' || verdict === 'warning') ? 'check_failed' : 'done'
}
