import { limits, routes } from '../../../protocol/index.ts'
import { asObject, type ConformanceCheck, expects, isDenied, isRefused, type KeyName, type Probe } from './check.ts'
import { callList, everything, pathOfList, type Query } from './lists.ts'

const { min, max } = limits.feedbackPage

/** Sections 4.2 and 5: queries that the export must refuse. */
export const badQueryChecks: ConformanceCheck[] = [
  {
    section: '4.2',
    promise: `nothing outside of ${min} to ${max} is obeyed as a limit`,
    needs: ['adminKey'],
    async run(probe) {
      for (const limit of [min - 1, max + 1, 1_000]) {
        const length = await entriesFor(probe, { limit: String(limit) })
        expects(length <= max, `a limit of ${limit} gives ${length} entries`)
      }
      for (const limit of ['-1', 'many']) await entriesFor(probe, { limit })
    }
  },
  ...(['source', 'status', 'dateFrom', 'dateTo'] as const).map(
    (name): ConformanceCheck => ({
      section: '4.2',
      promise: `a ${name} that makes no sense is refused, or gives nothing`,
      needs: ['adminKey'],
      async run(probe) {
        await everything(probe)
        const length = await entriesFor(probe, { [name]: 'conformance' })
        expects(length === 0, `${name}=conformance gives ${length} entries`)
      }
    })
  ),
  {
    section: '4.2',
    promise: 'a cursor that nobody gave is no failure',
    needs: ['adminKey'],
    run: async probe => void (await entriesFor(probe, { cursor: 'conformance' }))
  },
  denies('an export without a key is refused', undefined),
  denies('an export with a key that nobody was given is refused', 'forged'),
  { ...denies('an export with the public assistant key is refused', 'assistant'), needs: ['adminKey', 'assistantKey'] },
  {
    section: '4.2',
    promise: 'the export of a project that the key is not for is refused',
    needs: ['adminKey'],
    run: async probe =>
      isDenied(await probe.call(routes.feedback(`${probe.target.projectId}-conformance`), { key: 'admin' }))
  }
]

/** Number of entries that a query returns; 0 where it is refused. */
const entriesFor = async (probe: Probe, query: Query): Promise<number> => {
  const answered = await callList(probe, query)
  if (answered.status < 200 || answered.status > 299) {
    isRefused(answered, `${new URLSearchParams(query)}`)
    return 0
  }
  const { feedback } = asObject(answered.json, 'the answer')
  expects(Array.isArray(feedback), 'feedback is no list')
  return feedback.length
}

function denies(promise: string, key: KeyName | undefined): ConformanceCheck {
  return {
    section: '5',
    promise,
    needs: ['adminKey'],
    run: async probe => isDenied(await probe.call(pathOfList(probe), { key }))
  }
}
