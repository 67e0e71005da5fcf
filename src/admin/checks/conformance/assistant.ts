import { routes } from '../../../protocol/index.ts'
import type { Answer } from '../answer.ts'
import { questionBody } from '../question.ts'
import { type ConformanceCheck, expects, Inconclusive, isRefused, type Probe } from './check.ts'

/** Sections 4.3, 4.4, 5 and 6: what a widget builds on. */
export const assistantChecks: ConformanceCheck[] = [
  {
    section: '4.3',
    promise: 'version 2 answers with a stream of the chat library’s version 5 protocol',
    needs: ['assistantKey'],
    asks: ['plain'],
    async run(probe) {
      const answer = await probe.answer('plain')
      isAnswer(answer, 2)
      const type = answer.headers.get('content-type') ?? 'no type'
      expects(/^text\/event-stream/i.test(type), `the type is ${type}`)
    }
  },
  {
    section: '4.3',
    promise: 'the answer has text',
    needs: ['assistantKey'],
    asks: ['plain'],
    run: async probe => expects((await probe.answer('plain')).text.trim(), 'it has none')
  },
  {
    section: '6',
    promise: 'the finish event carries threadId',
    needs: ['assistantKey'],
    asks: ['plain'],
    async run(probe) {
      const { threads } = await probe.answer('plain')
      expects(
        threads.finish,
        `it has none${threads.metadata || threads.header ? '; the thread is named elsewhere' : ''}`
      )
    }
  },
  {
    section: '4.3',
    promise: 'a question with threadId goes on in that thread',
    needs: ['assistantKey'],
    asks: ['plain', 'thread'],
    async run(probe) {
      const first = (await probe.answer('plain')).threads.finish
      if (!first) throw new Inconclusive('the first answer named no thread')
      const second = await probe.answer('thread')
      isAnswer(second, 2)
      expects(second.threads.finish === first, `it went on in ${second.threads.finish ?? 'no thread'}`)
    }
  },
  {
    section: '4.3',
    promise: 'every optional field is taken, currentPath with 200 characters',
    needs: ['assistantKey'],
    asks: ['full'],
    run: async probe => isAnswer(await probe.answer('full'), 2)
  },
  {
    section: '4.4',
    promise: 'version 1 answers with a data stream of the chat library’s version 4 protocol',
    needs: ['assistantKey'],
    asks: ['plain1'],
    run: async probe => isAnswer(await probe.answer('plain1'), 1)
  },
  {
    section: '4.4',
    promise: 'the answer of version 1 has text',
    needs: ['assistantKey'],
    asks: ['plain1'],
    run: async probe => expects((await probe.answer('plain1')).text.trim(), 'it has none')
  },
  {
    section: '5',
    promise: 'a question without a key is refused',
    needs: ['assistantKey'],
    run: async probe => isRefused(await askWithoutKey(probe))
  }
]

const isAnswer = (answer: Answer, version: 1 | 2): void => {
  const { status, refusal, failure, faults } = answer
  if (status === 429) throw new Inconclusive('the platform takes no more questions for now')
  expects(status === 200, `it answers ${status}: ${refusal.slice(0, 120)}`)
  expects(answer.version === version, answer.version ? `the stream is of version ${answer.version}` : 'it is no stream')
  expects(failure === undefined, `the answer failed: ${failure}`)
  expects(faults.length === 0, `the stream is flawed: ${faults.join('; ')}`)
}

const askWithoutKey = ({ call, target }: Probe) =>
  call(routes.assistantMessage(2, target.domain ?? ''), { method: 'POST', body: questionBody(2, 'May I?') })
