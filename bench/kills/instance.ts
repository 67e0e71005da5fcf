// One instance, in a process of its own so that it can be killed. Its agent writes down what it begins and what it did,
// and does nothing that is done already, as the service’s own runner finds the commit of a message.
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '../../src/service/index.ts'

const { DOCS = '', DATA = '', DATABASE_URL, EFFECTS = '' } = process.env
const most = 1e9
const service = await serve({
  docs: DOCS,
  data: DATA,
  databaseUrl: DATABASE_URL || undefined,
  port: 0,
  model: 'none',
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
