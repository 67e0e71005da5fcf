import { routes } from '../../../protocol/index.ts'
import { type ConformanceCheck, canTell, expects, Inconclusive, type Probe } from './check.ts'
import { foreignOrigin } from './probe.ts'

/** Section 5: pages of other origins than the platform’s use the public assistant key (CORS). */
export const crossOriginChecks: ConformanceCheck[] = [
  {
    section: '5',
    promise: 'a page of another origin may ask (CORS)',
    needs: ['assistantKey'],
    asks: ['plain'],
    async run(probe) {
      await isOpenToPages(probe)
      const { status, headers } = await preflight(probe)
      canTell({ status })
      expects(status >= 200 && status < 300, `the preflight is answered ${status}`)
      expects(isAllowed(headers), 'the preflight names no allowed origin')
      const allowed = namesIn(headers.get('access-control-allow-headers'))
      for (const name of ['authorization', 'content-type']) {
        const isNamed = allowed.has(name) || (allowed.has('*') && name !== 'authorization')
        expects(isNamed, `the header ${name} is not allowed`)
      }
    }
  },
  {
    section: '5',
    promise: 'a page of another origin may read the answer, and a refusal (CORS)',
    needs: ['assistantKey'],
    asks: ['plain', 'plain1'],
    async run(probe) {
      await isOpenToPages(probe)
      for (const name of ['plain', 'plain1'] as const) {
        expects(isAllowed((await probe.answer(name)).headers), 'an answer names no allowed origin')
      }
      const path = routes.assistantMessage(2, probe.target.domain ?? '')
      const headers = { Origin: foreignOrigin }
      const refused = await probe.call(path, { method: 'POST', key: 'assistant', headers, body: {} })
      expects(isAllowed(refused.headers), `a refusal (${refused.status}) names no allowed origin`)
    }
  },
  {
    section: 'addition',
    promise: 'headers that the widget reads are exposed to pages of other origins (CORS)',
    needs: ['assistantKey'],
    asks: ['plain'],
    async run(probe) {
      await isOpenToPages(probe)
      const { headers } = await probe.answer('plain')
      const exposed = namesIn(headers.get('access-control-expose-headers'))
      const hidden = widgetReads.find(name => headers.has(name) && !exposed.has(name) && !exposed.has('*'))
      expects(!hidden, `${hidden} is sent and not exposed`)
    }
  }
]

const widgetReads = ['x-thread-id', 'x-thread-key', 'x-resume', 'retry-after']

/** Throws `Inconclusive` for a key that is restricted to the origins of its site, which is allowed. */
const isOpenToPages = async (probe: Probe): Promise<void> => {
  const { headers, status } = await probe.answer('plain')
  if (status !== 200) throw new Inconclusive(`the question is answered ${status}`)
  if (isAllowed(headers)) return
  const { status: withOrigin } = await probe.call(routes.assistantMessage(2, probe.target.domain ?? ''), {
    method: 'POST',
    key: 'assistant',
    headers: { Origin: foreignOrigin },
    body: {}
  })
  if (withOrigin === 403) throw new Inconclusive('the key may be used on pages of some origins only')
}

const preflight = (probe: Probe) =>
  probe.call(routes.assistantMessage(2, probe.target.domain ?? ''), {
    method: 'OPTIONS',
    headers: {
      Origin: foreignOrigin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type'
    }
  })

const isAllowed = (headers: Headers) => ['*', foreignOrigin].includes(headers.get('access-control-allow-origin') ?? '')

const namesIn = (header: string | null) => new Set((header ?? '').toLowerCase().split(/\s*,\s*/))
