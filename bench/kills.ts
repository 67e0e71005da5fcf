// Counts what several instances lose or do twice while they are killed, replaced, or cut off from their database: three
// instances on PostgreSQL and two on one SQLite file, once with quoted answers and once with those of a slow model.
// `node bench/kills.ts [--questions=1000] [--only=upgrade] [--store=sqlite] [--answers=model]` takes half an hour. It
// starts PostgreSQL from Debian’s package `postgresql`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../.build/postgres-server.ts'
import { markdownTable } from './answers/table.ts'
import { startBalancer } from './kills/balancer.ts'
import { check } from './kills/check.ts'
import { type Instance, killInMigration, startInstance } from './kills/instances.ts'
import { askAll, type Place, workBeside } from './kills/load.ts'
import { startModel } from './kills/model.ts'
import { startPausing } from './kills/pausing.ts'

const { values: options } = parseArgs({
  options: {
    questions: { type: 'string', default: '1000' },
    only: { type: 'string' },
    store: { type: 'string' },
    answers: { type: 'string' }
  }
})
const total = Number(options.questions)

type StoreName = 'SQLite' | 'PostgreSQL'
type Answers = 'quoted' | 'model'
type Postgres = Awaited<ReturnType<typeof startPostgres>>

interface Stage {
  instances: Instance[]
  /** Replaces an instance by a new one, of a newer version if `isNewer`. */
  replace: (index: number, isNewer?: boolean) => Promise<void>
  /** Starts an instance of a newer version and kills it in the middle of its migration. */
  killInMigration: () => Promise<void>
  /** Destroys the connections of all readers. */
  cut: () => void
  remove: (index: number) => Promise<void>
  postgres: Postgres | undefined
  pausing: Awaited<ReturnType<typeof startPausing>>[]
  /** Waits until this share of all questions has been answered in addition. */
  waitForShare: (share: number) => Promise<void>
}

interface Happening {
  name: string
  only?: StoreName
  /** What is done to the instances while questions are asked. */
  happen: (stage: Stage) => Promise<void>
}

const happenings: Happening[] = [
  { name: 'nothing (control)', happen: async () => {} },
  {
    name: '`kill -9` of each in turn, in mid-answer, mid-export and mid-job',
    async happen(stage) {
      for (const index of stage.instances.keys()) {
        await stage.instances[index]?.kill()
        await stage.waitForShare(0.1)
        await stage.replace(index)
        await stage.waitForShare(0.1)
      }
    }
  },
  {
    name: 'the connections of all readers cut, five times',
    async happen({ cut, waitForShare }) {
      for (let times = 0; times < 5; times++) {
        cut()
        await waitForShare(0.1)
      }
    }
  },
  {
    name: 'rolling upgrade: `kill -9` in mid-migration, then each taken out, stopped, and a newer one in its place',
    async happen(stage) {
      await stage.killInMigration()
      await stage.waitForShare(0.1)
      for (const index of stage.instances.keys()) {
        await stage.remove(index)
        await stage.instances[index]?.stop()
        await stage.replace(index, true)
        await stage.waitForShare(0.1)
      }
    }
  },
  {
    name: 'PostgreSQL restarted, fast',
    only: 'PostgreSQL',
    happen: async ({ postgres }) => await postgres?.restart('fast')
  },
  {
    name: 'PostgreSQL restarted, immediate (a crash)',
    only: 'PostgreSQL',
    happen: async ({ postgres }) => await postgres?.restart('immediate')
  },
  {
    name: 'one instance cut off from PostgreSQL for 4 s',
    only: 'PostgreSQL',
    happen: ({ pausing }) => pausedFor(4_000, pausing.slice(0, 1))
  },
  {
    name: 'all cut off from PostgreSQL for 20 s',
    only: 'PostgreSQL',
    happen: ({ pausing }) => pausedFor(20_000, pausing)
  }
]

const pausedFor = async (milliseconds: number, lines: Stage['pausing']) => {
  for (const line of lines) line.pause()
  await wait(milliseconds)
  for (const line of lines) line.goOn()
}

const head = [
  'what happened',
  'store',
  'answers',
  'questions',
  'acknowledged',
  'lost',
  'twice',
  'failed',
  'cut',
  'resumed',
  'asked again',
  'said not kept',
  'exports (wrong)'
]

interface Where {
  store: StoreName
  answers: Answers
  postgres: Postgres | undefined
}

const run = async ({ name, happen }: Happening, { store, answers, postgres }: Where) => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-assistant-kills-'))
  const [docs, effects] = [join(folder, 'docs'), join(folder, 'effects')]
  for (const path of [docs, effects]) mkdirSync(path)
  writeFileSync(join(docs, 'lamp.md'), lamp)
  const count = store === 'SQLite' ? 2 : 3
  const database = postgres ? await newDatabase(postgres.url) : undefined
  const pausing = postgres ? await Promise.all(Array.from({ length: count }, () => startPausing(postgres.port))) : []
  const model = answers === 'model' ? await startModel() : undefined
  const environmentOf = (index: number) => {
    const url = database ? new URL(database) : undefined
    const line = pausing[index]
    if (url && line) url.port = `${line.port}`
    const DATA = join(folder, postgres ? `data-${index}` : 'data')
    const MODEL = model?.url ?? ''
    return { DOCS: docs, DATA, EFFECTS: effects, DATABASE_URL: url?.href ?? '', MODEL, NODE_OPTIONS: '' }
  }
  const balancer = await startBalancer()
  const instances = await Promise.all(Array.from({ length: count }, (_, index) => startInstance(environmentOf(index))))
  for (const { url } of instances) balancer.add(url)
  const [first] = instances as [Instance]
  const place: Place = { url: balancer.url, key: first.key, admin: first.admin }

  let answered = 0
  const waitForShare = async (share: number) => {
    const until = Math.min(total, answered + share * total)
    while (answered < until) await wait(10)
  }
  const remove = (index: number) => balancer.remove(instances[index]?.url ?? '')
  const replace = async (index: number, isNewer = false) => {
    await remove(index)
    const instance = await startInstance({ ...environmentOf(index), ...(isNewer && { STEP: 'taken' }) })
    instances[index] = instance
    balancer.add(instance.url)
  }
  const stop = workBeside(place)
  const asking = askAll(place, total, count => {
    answered = count
  })
  await waitForShare(0.1)
  await happen({
    instances,
    replace,
    killInMigration: () => killInMigration(environmentOf(0)),
    cut: balancer.cut,
    remove,
    postgres,
    pausing,
    waitForShare
  })
  const asked = await asking
  const done = await stop()
  const checked = await check(place, asked, done, effects)
  const failed = asked.flatMap(({ text, failure }) => (failure === undefined ? [] : [`${text} ${failure}`]))
  const wrong = [...checked.lost.map(it => `lost: ${it}`), ...checked.twice.map(it => `twice: ${it}`), ...failed]
  for (const line of wrong.slice(0, 8)) console.error(`${name}, ${store}, ${answers}: ${line}`)
  balancer.close()
  model?.close()
  for (const instance of instances) await instance.stop()
  for (const line of pausing) line.close()
  rmSync(folder, { recursive: true })
  if (wrong.length > 0 || done.brokenExports > 0) process.exitCode = 1
  const figures = [
    asked.length,
    checked.acknowledged,
    checked.lost.length,
    checked.twice.length,
    failed.length,
    asked.filter(({ isCut }) => isCut).length,
    asked.filter(({ isResumed, isAgain }) => isResumed && !isAgain).length,
    asked.filter(({ isAgain }) => isAgain).length,
    asked.filter(({ isUnkept }) => isUnkept).length
  ]
  return [name, store, answers, ...figures.map(String), `${done.exports} (${done.brokenExports})`]
}

const lamp = `# Lamp\n\nA lamp glows in any colour of the rainbow.\n\n## Cleaning\n\n${'A lamp is cleaned with a dry cloth, and never with water. Wait until it is cold before you clean it. '.repeat(3)}\n`

const newDatabase = async (url: string): Promise<string> => {
  const name = `kills_${Date.now()}`
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create database ${name} template template0`).finally(() => client.end())
  return url.replace(/\w+$/, name)
}

const rows: string[][] = []
const isWanted = (word: string, wanted: string | undefined) =>
  !wanted || word.toLowerCase().includes(wanted.toLowerCase())
for (const store of ['SQLite', 'PostgreSQL'] as const) {
  if (!isWanted(store, options.store)) continue
  const postgres = store === 'PostgreSQL' ? await startPostgres() : undefined
  try {
    for (const happening of happenings) {
      if ((happening.only ?? store) !== store || !isWanted(happening.name, options.only)) continue
      for (const answers of ['quoted', 'model'] as const) {
        if (!isWanted(answers, options.answers)) continue
        rows.push(await run(happening, { store, answers, postgres }))
        console.error(rows.at(-1)?.join(' | '))
      }
    }
  } finally {
    postgres?.stop()
  }
}
console.log(markdownTable(head, rows))
