#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(`docs-assistant needs Node 22.13 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

// Node would let `FORCE_COLOR` win, and say so in a line that is no JSON, as soon as it loads what can colour.
if (process.env.NO_COLOR) delete process.env.FORCE_COLOR

if (process.argv[2] === 'serve') {
  const { boundYoungGeneration } = await import('./service/commands/young-generation.ts')
  boundYoungGeneration()
}

// Brought in only now: an older Node could not even load them. The commands load their own code when they run.
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
