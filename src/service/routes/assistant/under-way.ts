import { type AnswerReader, type NewRunningAnswer, type RunningAnswerStore, retried } from '../../store/index.ts'

/** An answer that this instance writes. */
export interface AnswerUnderWay {
  /** Stores an event. */
  add: (event: string) => void
  /** Reports that its reader has left. The answer continues for a while, in case they come back. */
  leave: () => void
  /** Reports that the answer has ended. */
  end: () => void
  /** Resolves when all events so far are stored, or could not be. */
  written: () => Promise<void>
}

/** The running answers of this instance. Their events are stored meanwhile, so that readers can resume them on any instance. */
export interface AnswersUnderWay {
  /** @param stop Stops the model. */
  begin: (answer: Omit<NewRunningAnswer, 'expiresAt'>, stop: () => void) => AnswerUnderWay
  /** Stops an answer, whichever instance writes it. Returns whether it exists for this reader. */
  stop: (id: string, reader: AnswerReader) => Promise<boolean>
  /** Stores all remaining events. */
  close: () => Promise<void>
}

interface Limits {
  /** Milliseconds that an answer continues without a reader. */
  alone: number
  /** Milliseconds that a whole answer may take. */
  deadline: number
}

/** Milliseconds in which new events of all answers are collected for one write. */
const batchInterval = 150

/** Milliseconds without attempts after a failure, because each may wait for a disk. */
const retryPause = 2_000

/** Milliseconds between two checks for readers who resume or stop an answer on another instance. */
const watchInterval = 1_000

/** Milliseconds for which an answer is kept after its end. */
const keptAfterEnd = 60_000

/** Milliseconds between two deletions of expired answers. */
const expiryInterval = 15_000

interface Running {
  answer: NewRunningAnswer
  stop: () => void
  isStored: boolean
  isOver: boolean
  /** Events that are not stored yet, and the number of stored ones. */
  events: string[]
  written: number
  /** When its reader left, in milliseconds of `performance.now()`. */
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

  const writeSoon = (delay = batchInterval) => {
    timer ??= setTimeout(() => {
      timer = undefined
      writing = writing.then(writeOrReport)
    }, delay).unref()
  }

  /** Writes after the current write, so that everything that arrives during it goes into one write. */
  const writeNow = (): Promise<void> => {
    if (performance.now() - failedAt < retryPause) return Promise.resolve()
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
      if (all.size > 0) writeSoon(retryPause)
    }
  }

  /** Stores what is new. Each step is idempotent, because it may be repeated after a failure. */
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
  }, watchInterval).unref()
  const expire = setInterval(() => void store.deleteBefore(after(0)).catch(report), expiryInterval).unref()

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

/** The date and time after some milliseconds. */
const after = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()
