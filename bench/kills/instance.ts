// Runs one instance in its own process, so that it can be killed. Its agent records what it begins and what it does in
// files, and skips what is done already, as the service’s own runner does when it finds the commit of a message.
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { serve } from '../../src/service/index.ts'
import { migrations } from '../../src/service/store/migrations.ts'

const { DOCS = '', DATA = '', DATABASE_URL, EFFECTS = '', MODEL, STEP } = process.env

// Acts as a newer version with a further migration, in whose middle the process can be killed.
if (STEP) {
  migrations['999-newer'] = {
    async up(database) {
      for (const table of ['feedback', 'answers', 'threads', 'jobs']) {
        await sql`alter table ${sql.table(table)} add column newer text default 'yes'`.execute(database)
      }
      if (STEP !== 'held') return
      process.send?.('in the middle')
      await wait(2 ** 31 - 1)
    }
  }
}
const unlimited = 1e9
const service = await serve({
  docs: DOCS,
  data: DATA,
  databaseUrl: DATABASE_URL || undefined,
  port: 0,
  model: MODEL ? { url: MODEL, name: 'slow' } : 'none',
  openRequests: unlimited,
  limits: {
    assistantPerKey: unlimited,
    assistantPerOrganization: unlimited,
    assistantPerAddress: unlimited,
    feedbackPerKey: unlimited,
    feedbackPerAddress: unlimited,
    jobsPerProject: unlimited
  },
  runner: {
    model: 'agent',
    async run({ prompt }) {
      appendFileSync(join(EFFECTS, 'begun'), `${process.pid} ${prompt}\n`)
      await wait(400)
      const effect = join(EFFECTS, `effect-${prompt}`)
      if (!existsSync(effect)) {
        appendFileSync(join(EFFECTS, 'done'), `${prompt}\n`)
        writeFileSync(effect, '')
      }
      return { prLink: `https://code.example/${prompt}` }
    }
  }
})
const admin = (await service.keys.create({ projectId: 'local', kind: 'admin', name: '' })).value
process.on('SIGTERM', () => void service.close().then(() => process.exit(0)))
process.send?.({ url: service.url, key: service.project.assistantKey, admin })
