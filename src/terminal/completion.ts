import type { Command } from 'commander'
import { action } from './action.ts'
import { NamesOption } from './names-option.ts'
import type { Register } from './register.ts'
import { print, type Shell } from './shell.ts'

const shells = ['bash', 'zsh', 'fish', 'powershell'] as const

/** Whether the completion script of a shell has called this program: `docs-assistant complete -- …`. */
export const isCompletionRequest = (args: string[]): boolean => args[0] === 'complete' && args[1] === '--'

/** Adds the command that prints the script for a shell. */
export const registerCompletion: Register = (program, openShell) => {
  program
    .command('completion')
    .description('print the script that completes commands and flags in a shell')
    .addArgument(program.createArgument('<shell>', 'the shell').choices(shells))
    .addHelpText('after', examples)
    .action(action(openShell, printScript))
}

const examples = `
The script calls docs-assistant, which must be on the PATH.

Examples:
  echo 'source <(docs-assistant completion bash)' >> ~/.bashrc
  echo 'source <(docs-assistant completion zsh)' >> ~/.zshrc
  docs-assistant completion fish > ~/.config/fish/completions/docs-assistant.fish
  docs-assistant completion powershell >> $PROFILE`

const printScript = async (shell: Shell, _flags: object, name: (typeof shells)[number]) => {
  const { script } = await import('@bomb.sh/tab')
  const [before, after] = name === 'bash' ? bash : []
  if (before) print(shell, before)
  script(name, 'docs-assistant', 'docs-assistant')
  if (after) print(shell, after)
  return 'done' as const
}

/**
 * Code before and after the library’s script for bash, which has three faults: it needs a function of the package
 * bash-completion, which may be missing; it fails when it is sourced twice; and it turns off completion of files.
 */
const bash = [
  `declare -F _get_comp_words_by_ref >/dev/null || _get_comp_words_by_ref() {
    cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD
}
if ! declare -F __docs_assistant_complete >/dev/null; then`,
  `fi
complete -o default -F __docs_assistant_complete docs-assistant`
]

/** Placeholders of options whose value is a path; for these the shell completes files. */
const places = new Set(['file', 'directory', 'place'])

/** Adds the command that the shell’s script calls. It completes from the program’s own commands and options. */
export const registerCompletionRequest = async (program: Command, args: string[]): Promise<void> => {
  const { default: complete } = await import('@bomb.sh/tab/commander')
  const root = complete(program, { completionCommandName: 'completion' })
  let filesWanted = false
  // The library always turns off completion of files, so its directive is overridden.
  Object.defineProperty(root, 'directive', { get: () => (filesWanted ? 0 : 4), set() {} })
  const wantFiles = () => {
    filesWanted = true
  }
  // In a comma-separated list only the last name is completed.
  const [before = ''] = /^.*,/.exec(args.at(-1) ?? '') ?? []
  for (const [words, command] of walk(program)) {
    const known = words === '' ? root : root.commands.get(words)
    for (const option of command.options) {
      const { long, flags } = option
      const completed = known?.options.get(long?.slice(2) ?? '')
      if (!completed) continue
      if (places.has(/<(\w+)>/.exec(flags)?.[1] ?? '')) completed.handler = wantFiles
      if (option instanceof NamesOption)
        completed.handler = complete => {
          for (const name of option.names) complete(before + name, '')
        }
    }
    for (const argument of command.registeredArguments) {
      const known = root.commands.get(words)?.arguments.get(argument.name())
      if (known && places.has(argument.name())) known.handler = wantFiles
    }
  }
}

const walk = (command: Command, words = ''): [string, Command][] => [
  [words, command],
  ...command.commands.flatMap(each => walk(each, words ? `${words} ${each.name()}` : each.name()))
]
