// One instance, in a process of its own so that it can be killed. Its agent writes down what it begins and what it did,
// and does nothing that is done already, as the service’s own runner finds the commit of a message.
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { serve } from '../../src/service/index.ts'
import { migrations } from '../../src/service/store/migrations.ts'

const { DOCS = '', DATA = '', DATABASE_URL, EFFECTS = '', MODEL, STEP } = process.env

// A newer version, with a step of its own; it can be killed in the middle of that.
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
const most = 1e9
const service = await serve({
  docs: DOCS,
  data: DATA,
  databaseUrl: DATABASE_URL || undefined,
  port: 0,
  model: MODEL ? { url: MODEL, name: 'slow' } : 'none',
  openRequests: most,
  limits: {
    assistantPerKey: most,
    assistantPerOrganization: most,
    assistantPerAddress: most,
    feedbackPerKey: most,
    feedbackPerAddress: most,
    jobsPerProject: most
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
