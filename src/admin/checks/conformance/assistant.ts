import type { Answer } from '../answer.ts'
import { type ConformanceCheck, canTell, expects, type Question } from './check.ts'
import { threadOf } from './questions.ts'

/** Sections 4.3, 4.4 and 6: the answers that a widget needs. */
export const assistantChecks: ConformanceCheck[] = [
  {
    section: '4.3',
    promise: 'version 2 answers with a stream of the AI SDK’s version 5 protocol',
    needs: ['assistantKey'],
    asks: ['plain'],
    async run(probe) {
      const answer = await probe.answer('plain')
      isAnswer(answer, 2)
      const type = answer.headers.get('content-type') ?? 'no type'
      expects(/^text\/event-stream/i.test(type), `the type is ${type}`)
      const { unknown } = answer
      expects(unknown.length === 0, `the library knows no event of type ${unknown[0]} and gives the answer up there`)
    }
  },
  hasText('4.3', 'the answer has text', 'plain'),
  {
    section: '6',
    promise: 'the finish event carries threadId, on every answer',
    needs: ['assistantKey'],
    asks: ['plain', 'thread', 'full'],
    async run(probe) {
      for (const name of ['plain', 'thread', 'full'] as const) {
        const answer = await probe.answer(name)
        canTell(answer)
        const { threads } = answer
        const elsewhere = threads.metadata || threads.header ? '; the thread is named elsewhere' : ''
        expects(threads.finish, `that of ${names[name]} has none${elsewhere}`)
      }
    }
  },
  goesOn('4.3', 'a question with threadId goes on in that thread, with the conversation so far', 'plain', 'thread', 2),
  {
    section: '4.3',
    promise: 'a question without threadId begins a thread of its own',
    needs: ['assistantKey'],
    asks: ['plain', 'full'],
    async run(probe) {
      const [first, other] = [await probe.answer('plain'), await probe.answer('full')]
      expects(threadOf(first) !== threadOf(other), 'two conversations got the same')
    }
  },
  {
    section: '4.3',
    promise: 'every optional field is taken, currentPath with 200 characters',
    needs: ['assistantKey'],
    asks: ['full'],
    async run(probe) {
      const answer = await probe.answer('full')
      isAnswer(answer, 2)
      expects(answer.text.trim(), 'the answer has no text')
    }
  },
  {
    section: '4.4',
    promise: 'version 1 answers with a data stream of the AI SDK’s version 4 protocol',
    needs: ['assistantKey'],
    asks: ['plain1'],
    async run(probe) {
      const answer = await probe.answer('plain1')
      isAnswer(answer, 1)
      const type = answer.headers.get('content-type') ?? 'no type'
      expects(/^text\/plain/i.test(type), `the type is ${type}`)
    }
  },
  hasText('4.4', 'the answer of version 1 has text', 'plain1'),
  goesOn('4.4', 'a question of version 1 goes on in the thread that was named', 'plain1', 'thread1', 1)
]

const names: Record<Question, string> = {
  plain: 'the first answer',
  thread: 'the second answer in a thread',
  full: 'the answer to a question with all fields',
  plain1: 'the first answer of version 1',
  thread1: 'the second answer of version 1'
}

function hasText(section: string, promise: string, name: Question): ConformanceCheck {
  return {
    section,
    promise,
    needs: ['assistantKey'],
    asks: [name],
    async run(probe) {
      const answer = await probe.answer(name)
      canTell(answer)
      expects(answer.text.trim(), 'it has none')
    }
  }
}

function goesOn(section: string, promise: string, name: Question, next: Question, version: 1 | 2): ConformanceCheck {
  return {
    section,
    promise,
    needs: ['assistantKey'],
    asks: [name, next],
    async run(probe) {
      const first = await probe.answer(name)
      isAnswer(first, version)
      const { finish, metadata, header } = first.threads
      expects(finish ?? metadata ?? header, 'the first answer named none')
      const second = await probe.answer(next)
      isAnswer(second, version)
      const { threads } = second
      const again = threads.finish ?? threads.metadata ?? threads.header
      expects(again === threadOf(first), `it went on in ${again ?? 'no thread'}`)
      expects(second.text.trim(), 'the second answer has no text')
    }
  }
}

const isAnswer = (answer: Answer, version: 1 | 2): void => {
  canTell(answer)
  const { status, refusal, failure, faults } = answer
  expects(status === 200, `it answers ${status}: ${refusal.slice(0, 120)}`)
  expects(answer.version === version, answer.version ? `the stream is of version ${answer.version}` : 'it is no stream')
  expects(failure === undefined, `the answer failed: ${failure}`)
  expects(faults.length === 0, `the stream is flawed: ${faults.join('; ')}`)
}
