import { type AnswerReader, type NewRunningAnswer, type RunningAnswerStore, retried } from '../../store/index.ts'

/** An answer that this instance writes. */
export interface AnswerUnderWay {
  /** Keeps an event of it. */
  add: (event: string) => void
  /** Its reader has left; it goes on for a while, in case that they come back. */
  leave: () => void
  /** Nothing more will come. */
  end: () => void
  /** Until all of it so far is written, or could not be: then it is not waited for. */
  written: () => Promise<void>
}

/** Answers that this instance writes, kept in the store while they are, so that readers can go on with them anywhere. */
export interface AnswersUnderWay {
  /** @param stop Stops the model. */
  begin: (answer: Omit<NewRunningAnswer, 'expiresAt'>, stop: () => void) => AnswerUnderWay
  /** Stops an answer, whichever instance writes it. Whether this reader has it. */
  stop: (id: string, reader: AnswerReader) => Promise<boolean>
  /** Writes what is not written yet. */
  close: () => Promise<void>
}

interface Limits {
  /** Milliseconds that an answer goes on without a reader. */
  alone: number
  /** Milliseconds that a whole answer may take. */
  deadline: number
}

/** Milliseconds in which what is new of all answers is gathered, to be written in one go. */
const gathering = 150

/** Milliseconds after a failure in which nothing is tried: each attempt may wait for a disk. */
const pause = 2_000

/** How often is looked for readers who look or have said Stop elsewhere, in milliseconds. */
const watching = 1_000

/** Milliseconds for which an answer is kept after its end. */
const keptAfterEnd = 60_000

/** How often is deleted what has expired, in milliseconds. */
const expiring = 15_000

interface Running {
  answer: NewRunningAnswer
  stop: () => void
  isStored: boolean
  isOver: boolean
  /** Events that are not written yet, and how many are. */
  events: string[]
  written: number
  /** Since when nobody reads it, in milliseconds of `performance.now()`. */
  unreadSince: number | undefined
}

export const createAnswersUnderWay = (
  store: RunningAnswerStore,
  { alone, deadline }: Limits,
  report: (error: unknown) => void
): AnswersUnderWay => {
  const all = new Map<string, Running>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let failedAt = Number.NEGATIVE_INFINITY

  const writeSoon = (delay = gathering) => {
    timer ??= setTimeout(() => {
      timer = undefined
      writing = writing.then(writeOrReport)
    }, delay).unref()
  }

  /** What comes while something is written is written in one go behind it. */
  const writeNow = (): Promise<void> => {
    if (performance.now() - failedAt < pause) return Promise.resolve()
    writing = writing.then(writeOrReport)
    return writing
  }

  const writeOrReport = async () => {
    const answers = [...all.values()]
    try {
      await retried(() => write(answers))
    } catch (error) {
      failedAt = performance.now()
      report(error)
      for (const { isOver, answer } of answers) if (isOver) all.delete(answer.id)
      if (all.size > 0) writeSoon(pause)
    }
  }

  /** Each step may be done twice, where it seemed to fail. */
  const write = async (answers: Running[]) => {
    const over = answers.filter(({ isOver }) => isOver)
    const begun = answers.filter(({ isStored }) => !isStored)
    await store.begin(begun.map(({ answer }) => answer))
    for (const running of begun) running.isStored = true
    const pieces = answers.flatMap(({ answer: { id }, written: from, events }) =>
      events.length > 0 ? [{ id, from, events: [...events] }] : []
    )
    await store.add(pieces)
    for (const { id, events } of pieces) {
      const running = all.get(id) as Running
      running.events.splice(0, events.length)
      running.written += events.length
    }
    await store.end(
      over.map(({ answer }) => answer.id),
      after(keptAfterEnd)
    )
    for (const { answer } of over) all.delete(answer.id)
  }

  const watch = async () => {
    const ids = [...all.values()].filter(({ isStored }) => isStored).map(({ answer }) => answer.id)
    for (const { id, isStopped } of await store.watch(ids)) {
      const running = all.get(id)
      if (running?.unreadSince !== undefined) running.unreadSince = performance.now()
      if (isStopped) running?.stop()
    }
    for (const { unreadSince = Number.POSITIVE_INFINITY, stop } of all.values()) {
      if (performance.now() - unreadSince > alone) stop()
    }
  }
  const watcher = setInterval(() => {
    if (all.size > 0) void watch().catch(report)
  }, watching).unref()
  const expire = setInterval(() => void store.deleteBefore(after(0)).catch(report), expiring).unref()

  return {
    begin(answer, stop) {
      const running: Running = {
        answer: { ...answer, expiresAt: after(deadline + keptAfterEnd) },
        stop,
        isStored: false,
        isOver: false,
        events: [],
        written: 0,
        unreadSince: undefined
      }
      all.set(answer.id, running)
      writeSoon()
      return {
        add(event) {
          running.events.push(event)
          writeSoon()
        },
        leave() {
          running.unreadSince = performance.now()
          if (alone <= 0) stop()
        },
        end() {
          running.isOver = true
          writeSoon()
        },
        written: writeNow
      }
    },
    async stop(id, reader) {
      const isTheirs = await store.stop(id, reader)
      if (isTheirs) all.get(id)?.stop()
      return isTheirs
    },
    async close() {
      clearInterval(watcher)
      clearInterval(expire)
      clearTimeout(timer)
      await writing
      if (all.size > 0) await writeOrReport()
      clearTimeout(timer)
    }
  }
}

/** The moment in so many milliseconds. */
const after = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()
