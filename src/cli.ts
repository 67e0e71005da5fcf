#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(`docs-assistant needs Node 22.13 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

// Where both are set, Node prefers `FORCE_COLOR` and prints a warning, which would break JSON output.
if (process.env.NO_COLOR) delete process.env.FORCE_COLOR

if (process.argv[2] === 'serve') {
  const { boundMemory } = await import('./service/commands/small-memory.ts')
  boundMemory()
}

// Imported dynamically, because an older Node cannot even parse them. Each command loads its own code when it runs.
const { default: project } = await import('../package.json', { with: { type: 'json' } })
const { processShell, runProgram } = await import('./terminal/index.ts')
const { registerServiceCommands } = await import('./service/commands/index.ts')
const { registerAdminCommands } = await import('./admin/commands/index.ts')

await runProgram({
  args: process.argv.slice(2),
  openShell: processShell,
  register: [registerServiceCommands, registerAdminCommands],
  version: project.version
})

export {}
