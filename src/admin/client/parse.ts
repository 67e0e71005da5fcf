import type {
  AgentJob,
  AuditEntry,
  AuditPage,
  Deleted,
  FeedbackEntry,
  FeedbackPage,
  Gap,
  JobLog,
  JobPage,
  KeptThread,
  QuestionEntry,
  QuestionPage,
  ReaderPage,
  ReaderRecord,
  ResolvedGap
} from '../../protocol/index.ts'
import { isObject } from '../../shared/objects.ts'
import { AdminError } from '../http/errors.ts'

/** Parses a page of the export. Keeps all fields and sources of the entries; only the id is required. */
export const parseFeedbackPage = (json: unknown): FeedbackPage => {
  const { entries, ...rest } = parseList(json, 'feedback')
  return { feedback: entries.map(parseFeedback), ...rest }
}

/** Parses a page of questions. Only ids, question and outcome are required; other missing fields become `null`. */
export const parseQuestionPage = (json: unknown): QuestionPage => {
  const { entries, ...rest } = parseList(json, 'questions')
  return { questions: entries.map(parseQuestion), ...rest }
}

/** Parses gaps; fields that a platform omits get empty values. */
export const parseGapList = (json: unknown): { gaps: Gap[]; resolved: ResolvedGap[] } => {
  const { gaps, resolved = [] } = asObject(json, 'The answer')
  if (!Array.isArray(resolved)) throw malformed('resolved is no list')
  return { gaps: parseGaps(gaps), resolved: resolved.map(parseResolved) }
}

const parseResolved = (given: unknown, index: number): ResolvedGap => {
  const name = `resolved[${index}]`
  const gap = asObject(given, name)
  if (typeof gap.jobId !== 'string') throw malformed(`${name}.jobId is no text`)
  textOrNull(gap, name, 'title', 'prLink', 'resolvedAt')
  const { title = null, prLink = null, resolvedAt, count } = gap
  // The code above has checked these fields.
  return {
    ...gap,
    title,
    prLink,
    resolvedAt: resolvedAt ?? '',
    count: typeof count === 'number' ? count : 0
  } as ResolvedGap
}

const parseGaps = (gaps: unknown): Gap[] => {
  if (!Array.isArray(gaps)) throw malformed('gaps is no list')
  return gaps.map((given: unknown, index) => {
    const name = `gaps[${index}]`
    const gap = asObject(given, name)
    for (const field of ['id', 'title'])
      if (typeof gap[field] !== 'string') throw malformed(`${name}.${field} is no text`)
    if (typeof gap.count !== 'number') throw malformed(`${name}.count is no number`)
    textOrNull(gap, name, 'firstAt', 'lastAt')
    const { questions = [], pages = [], files = [], job, outcomes, trend } = gap
    if (![questions, pages, files].every(isTextList)) throw malformed(`${name}.questions, pages and files are no texts`)
    // The code above has checked all fields that are used; the others get a value here.
    return {
      ...gap,
      questions,
      pages,
      files,
      job: isObject(job) && typeof job.jobId === 'string' ? { prLink: null, ...job } : null,
      firstAt: gap.firstAt ?? '',
      lastAt: gap.lastAt ?? '',
      outcomes: { answered: 0, unsure: 0, refused: 0, failed: 0, ...(isObject(outcomes) && outcomes) },
      trend: { before: 0, recent: 0, ...(isObject(trend) && trend) }
    } as Gap
  })
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string')

export const parseThread = (json: unknown): KeptThread => {
  const thread = asObject(json, 'The conversation')
  const { messages, questions = [] } = thread
  if (typeof thread.threadId !== 'string' || !Array.isArray(messages) || !Array.isArray(questions)) {
    throw malformed('the conversation has no threadId, messages or questions')
  }
  const listed = parseList({ questions, hasMore: false }, 'questions').entries.map(parseQuestion)
  // Messages are passed on unchecked: their contents depend on the platform.
  return { fp: '', createdAt: '', updatedAt: '', ...thread, messages, questions: listed } as KeptThread
}

/** Parses a page of a reader’s records. The contents of a record are passed on unchecked. */
export const parseReaderPage = (json: unknown): ReaderPage => {
  const { entries, ...rest } = parseList(json, 'records')
  const records = entries.map(({ entry, name }) => {
    textOrNull(entry, name, 'threadId', 'createdAt', 'fp')
    if (typeof entry.kind !== 'string') throw malformed(`${name}.kind is no text`)
    // The code above has checked all fields that are used.
    return { fp: '', threadId: null, createdAt: '', ...entry } as ReaderRecord
  })
  return { records, ...rest }
}

/** Parses a page of the audit log; a platform may have actions of its own. */
export const parseAuditPage = (json: unknown): AuditPage => {
  const { entries, ...rest } = parseList(json, 'audit')
  const audit = entries.map(({ entry, name }) => {
    if (typeof entry.action !== 'string') throw malformed(`${name}.action is no text`)
    textOrNull(entry, name, 'target', 'createdAt')
    const { key, facts, target = null, createdAt } = entry
    const by = isObject(key) ? { ...key, id: String(key.id), name: String(key.name ?? '') } : null
    // The code above has checked all fields that are used; the others get a value here.
    return { ...entry, target, createdAt: createdAt ?? '', key: by, facts: isObject(facts) ? facts : {} } as AuditEntry
  })
  return { audit, ...rest }
}

/** Parses the counts of deleted rows. A platform that answers 204 sends none, and does not say whether files are clean. */
export const parseDeleted = (json: unknown): Deleted => {
  const { deleted, erased = false } = isObject(json) ? json : {}
  return {
    threads: 0,
    questions: 0,
    feedback: 0,
    jobTexts: 0,
    ...(isObject(deleted) && deleted),
    erased: erased === true
  }
}

/** An entry of a list, and how to name it. */
interface Listed {
  entry: Record<string, unknown> & { id: string }
  name: string
}

const parseList = (json: unknown, field: string) => {
  const { [field]: list, nextCursor = null, hasMore } = asObject(json, 'The answer')
  if (!Array.isArray(list)) throw malformed(`${field} is no list`)
  if (nextCursor !== null && typeof nextCursor !== 'string') throw malformed('nextCursor is no text')
  if (typeof hasMore !== 'boolean') throw malformed('hasMore is neither true nor false')
  const entries = list.map((given: unknown, index): Listed => {
    const name = `${field}[${index}]`
    const entry = asObject(given, name)
    const { id } = entry
    if (typeof id !== 'string' || id === '') throw malformed(`${name} has no id`)
    return { entry: { ...entry, id }, name }
  })
  return { entries, nextCursor: nextCursor || null, hasMore }
}

const parseFeedback = ({ entry, name }: Listed): FeedbackEntry => {
  textOrNull(entry, name, 'path', 'comment', 'createdAt')
  const { id, ...rest } = entry
  // The code above has checked that the fields are texts, null or absent.
  return { id, path: null, comment: null, createdAt: null, ...rest } as FeedbackEntry
}

const parseQuestion = ({ entry, name }: Listed): QuestionEntry => {
  textOrNull(entry, name, 'answer', 'path', 'language', 'createdAt')
  for (const field of ['threadId', 'messageId', 'question', 'outcome']) {
    if (typeof entry[field] !== 'string') throw malformed(`${name}.${field} is no text`)
  }
  const { sources = [], feedback = null } = entry
  if (!Array.isArray(sources) || !sources.every(source => isObject(source) && typeof source.url === 'string')) {
    throw malformed(`${name}.sources is no list of addresses`)
  }
  if (feedback !== null && !isObject(feedback)) throw malformed(`${name}.feedback is no object`)
  // The code above has checked all fields that are used.
  return { path: null, language: null, ...entry, answer: entry.answer ?? '', sources, feedback } as QuestionEntry
}

const textOrNull = (entry: Record<string, unknown>, name: string, ...fields: string[]): void => {
  for (const field of fields) {
    const value = entry[field] ?? null
    if (value !== null && typeof value !== 'string') throw malformed(`${name}.${field} is no text`)
  }
}

export const parseJobPage = (json: unknown): JobPage => {
  const { entries, ...rest } = parseList(json, 'jobs')
  return { jobs: entries.map(({ entry }) => parseJob(entry)), ...rest }
}

export const parseJobLog = (json: unknown): JobLog => {
  const { log, hasMore } = asObject(json, 'The log')
  if (!Array.isArray(log)) throw malformed('log is no list')
  const lines = log.map((given: unknown, index) => {
    const { id, kind, text, createdAt } = asObject(given, `log[${index}]`)
    if (typeof id !== 'number' || typeof text !== 'string') throw malformed(`log[${index}] has no id or no text`)
    const isOutput = kind === 'output'
    return {
      id,
      kind: isOutput ? 'output' : 'step',
      text,
      createdAt: typeof createdAt === 'string' ? createdAt : ''
    } as const
  })
  return { log: lines, hasMore: hasMore === true }
}

export const parseJobDiff = (json: unknown): string | null => {
  const { diff = null } = asObject(json, 'The diff')
  if (diff !== null && typeof diff !== 'string') throw malformed('diff is no text')
  return diff
}

/** Parses a job. Keeps an unknown status; `wait` does not end at one. */
export const parseJob = (json: unknown): AgentJob => {
  const job = asObject(json, 'The job')
  const { id, status, prLink = null } = job
  if (typeof id !== 'string' || id === '') throw malformed('the job has no id')
  if (typeof status !== 'string' || status === '') throw malformed('the job has no status')
  if (prLink !== null && typeof prLink !== 'string') throw malformed('prLink is no text')
  const source = { repository: '', ref: null, ...asObject(job.source ?? {}, 'source') }
  // The other fields are only shown; a missing one gets the value that means “none” in the interface.
  return { model: '', createdAt: '', archivedAt: null, ...job, prLink, source } as AgentJob
}

const asObject = (json: unknown, name: string): Record<string, unknown> => {
  if (isObject(json)) return json
  throw malformed(`${name} is no object`)
}

const malformed = (what: string) => new AdminError('malformed_answer', `The service’s answer cannot be read: ${what}.`)
