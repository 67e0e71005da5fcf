// Compares how our transport and the AI SDK (`ai`) read every recorded stream, and measures time and memory of streams
// that flood the transport. Run: node --expose-gc bench/transport.ts
// The flooding service runs in the same process, so the figures include its work.
import { createChat, textOf } from '../src/transport/testing/chat.ts'
import { readCorpora } from '../src/transport/testing/corpora.ts'
import { floods } from '../src/transport/testing/floods.ts'
import { makeRecordings } from '../src/transport/testing/recordings.ts'
import { ownReaders, readWithOurs } from '../src/transport/testing/sdk-readers.ts'
import { startService } from '../src/transport/testing/service.ts'
import type { Summary } from '../src/transport/testing/summary.ts'

console.warn = () => {}
const table = (rows: (string | number)[][]) => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => `${row[column]}`.length)))
  for (const row of rows) console.log(row.map((cell, column) => `${cell}`.padEnd(widths[column] ?? 0)).join('  '))
}

const recordings = [...(await makeRecordings()), ...readCorpora()]
const content = ({ finish, failed, ...rest }: Summary) => JSON.stringify(rest)
const ending = ({ failed, finish }: Summary) => (failed ? 'error' : `finished: ${finish ?? 'no finish'}`)
const matrix: (string | number)[][] = [['version', 'recording', 'bytes', 'the AI SDK', 'ours', 'same content']]
for (const { version, name, headers, body } of recordings) {
  const respond = () => new Response(body, { headers })
  const [own, ours] = [await ownReaders[version](respond()), await readWithOurs(respond())]
  matrix.push([version, name, body.length, ending(own), ending(ours), content(own) === content(ours) ? 'yes' : 'NO'])
}
table(matrix)

const service = await startService(response => response.end())
const costs: (string | number)[][] = [
  ['flood', 'seconds', 'CPU s', 'peak MB', 'parts', 'text MB', 'updates', 'ends as']
]
for (const { name, serve } of floods) {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 5)
  const cpu = process.cpuUsage()
  const started = performance.now()
  service.answer(serve)
  const chat = createChat({ endpoint: service.url })
  let updates = 0
  chat['~registerMessagesCallback'](() => updates++)
  await chat.sendMessage({ text: 'A question' })
  clearInterval(timer)
  const { user, system } = process.cpuUsage(cpu)
  const answer = chat.messages.at(-1)
  costs.push([
    name,
    ((performance.now() - started) / 1000).toFixed(2),
    ((user + system) / 1e6).toFixed(2),
    Math.round((peak - before) / 1e6),
    answer?.parts.length ?? 0,
    (textOf(answer).length / 1e6).toFixed(2),
    updates,
    (chat.error as { code?: string } | undefined)?.code ?? chat.status
  ])
}
console.log()
table(costs)
await service.close()
