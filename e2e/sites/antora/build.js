import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'

const run = (command, ...args) => execFileSync(command, args, { stdio: 'inherit' })

// Antora reads its content from a git repository.
run('git', 'init', '--quiet')
run('git', 'add', 'docs')
run('git', '-c', 'user.name=Belfry', '-c', 'user.email=belfry@localhost', 'commit', '--quiet', '--message', 'docs')

// The tabs have a style and a script, which belong to the user interface.
cpSync('node_modules/@asciidoctor/tabs/dist', 'ui/tabs', { recursive: true })

run('node_modules/.bin/antora', 'antora-playbook.yml')
