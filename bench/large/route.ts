import { routes } from '../../src/protocol/index.ts'
import { createService } from '../../src/service/service.ts'
import { median } from '../answers/figures.ts'

/** Measures the processor time of each request to the search route while the first words of questions are typed. */
export const measureRoute = async (docs: string, data: string, questions: string[]): Promise<string> => {
  const limits = { searchesPerAddress: 1e9 }
  const service = await createService({ docs, data, model: 'none', limits, writeLog: () => {} })
  const { assistantKey, domain } = service.project
  const ask = async (text: string): Promise<number> => {
    const query = new URLSearchParams({ q: text, limit: '4' })
    const begun = processorTime()
    const response = await service.app.request(`${routes.search(domain)}?${query}`, {
      headers: { authorization: `Bearer ${assistantKey}` }
    })
    if (!response.ok) throw new Error(`The search answers ${response.status}: ${await response.text()}`)
    await response.text()
    return processorTime() - begun
  }
  const texts = questions.flatMap(question => {
    const words = question.trim().split(/\s+/).slice(0, 3)
    return words.map((_, index) => words.slice(0, index + 1).join(' '))
  })
  const times: number[] = []
  for (const text of texts) times.push(await ask(text))
  await service.close()
  const [slowest = 0] = times.toSorted((a, b) => b - a)
  return `search route: ${times.length} requests, median ${median(times).toFixed(1)} ms of the processor, at most ${slowest.toFixed(0)} ms`
}

/** Processor time of all threads of this process, in milliseconds. Other processes do not add to it. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
