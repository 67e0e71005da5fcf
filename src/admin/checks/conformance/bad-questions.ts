import { type ApiVersion, limits, routes } from '../../../protocol/index.ts'
import { longestPath, questionBody } from '../question.ts'
import { type ConformanceCheck, isDenied, isRefused, type KeyName, type Probe } from './check.ts'

/** Sections 4.3, 4.4, 5 and 8: questions that the assistant must refuse. A platform that answers one counts a use. */
export const badQuestionChecks: ConformanceCheck[] = [
  refuses('4.3', 'a question without fp is refused', { fp: undefined }),
  refuses('4.3', 'a question without messages is refused', { messages: undefined }),
  refuses('4.3', 'messages that are no list are refused', { messages: 'What is this?' }),
  refuses('8', `currentPath with more than ${limits.currentPath} characters is refused`, {
    currentPath: `${longestPath}a`
  }),
  refuses('4.3', 'a retrievalPageSize that is no number is refused', { retrievalPageSize: 'many' }),
  refuses('2.5', 'a context item of another type than code and textSelection is refused', {
    context: [{ type: 'conformance', value: 'x' }]
  }),
  {
    section: '4',
    promise: 'a body that is no JSON is refused',
    needs: ['assistantKey'],
    async run(probe) {
      const headers = { 'Content-Type': 'application/json' }
      isRefused(await probe.call(pathOf(probe, 2), { method: 'POST', key: 'assistant', headers, text: '{"fp":' }))
    }
  },
  ...([2, 1] as const).map(
    (version): ConformanceCheck => ({
      section: '5',
      promise: `a question of version ${version} without a key is refused`,
      needs: ['assistantKey'],
      run: async probe => isDenied(await ask(probe, {}, { version }))
    })
  ),
  {
    section: '5',
    promise: 'a question with a key that nobody was given is refused',
    needs: ['assistantKey'],
    run: async probe => isDenied(await ask(probe, {}, { key: 'forged' }))
  },
  {
    section: '5',
    promise: 'a question with the admin key is refused',
    needs: ['assistantKey', 'adminKey'],
    run: async probe => isDenied(await ask(probe, {}, { key: 'admin' }))
  },
  {
    section: '4.3',
    promise: 'a question to a domain that the key is not for is refused',
    needs: ['assistantKey'],
    async run(probe) {
      const path = routes.assistantMessage(2, `${probe.target.domain}-conformance`)
      isDenied(await probe.call(path, { method: 'POST', key: 'assistant', body: bodyWith(probe, 2, {}) }))
    }
  }
]

function refuses(section: string, promise: string, change: Record<string, unknown>): ConformanceCheck {
  return {
    section,
    promise,
    needs: ['assistantKey'],
    run: async probe => isRefused(await ask(probe, change, { key: 'assistant' }))
  }
}

const ask = (
  probe: Probe,
  change: Record<string, unknown>,
  { version = 2, key }: { version?: ApiVersion; key?: KeyName }
) => probe.call(pathOf(probe, version), { method: 'POST', key, body: bodyWith(probe, version, change) })

const bodyWith = ({ fp }: Probe, version: ApiVersion, change: Record<string, unknown>) => ({
  ...questionBody(version, 'What is this?', { fp }),
  ...change
})

const pathOf = ({ target }: Probe, version: ApiVersion) => routes.assistantMessage(version, target.domain ?? '')
