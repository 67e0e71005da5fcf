import { createChat, textOf } from './chat.ts'
import { floods } from './floods.ts'
import { startService } from './service.ts'

// Run: node --expose-gc src/transport/testing/measure-floods.ts
// The service runs in the same process, so the figures hold its work too.
console.warn = () => {}
const service = await startService(response => response.end())
console.log('flood'.padEnd(38), 'seconds  CPU-s  peak MB above start  parts  text MB  updates  ends as')
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
  const message = chat.messages.at(-1)
  console.log(
    name.padEnd(38),
    ((performance.now() - started) / 1000).toFixed(2).padStart(7),
    ((user + system) / 1e6).toFixed(2).padStart(6),
    ((peak - before) / 1e6).toFixed(0).padStart(20),
    `${message?.parts.length}`.padStart(6),
    (textOf(message).length / 1e6).toFixed(2).padStart(8),
    `${updates}`.padStart(8),
    (chat.error as { code?: string } | undefined)?.code ?? chat.status
  )
}
await service.close()
