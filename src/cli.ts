#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(`docs-assistant needs Node 22.13 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

// Brought in only now: an older Node could not even load them. The commands load their own code when they run.
const { default: project } = await import('../package.json', { with: { type: 'json' } })
const { Command } = await import('commander')
const { registerServiceCommands } = await import('./service/commands/index.ts')
const { registerAdminCommands } = await import('./admin/commands/index.ts')

const program = new Command('docs-assistant').description(
  'An assistant for documentation sites: its service and tools.'
)
program.version(project.version)
registerServiceCommands(program)
registerAdminCommands(program)

await program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

export {}
