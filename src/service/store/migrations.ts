import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { anyCase } from './dialect.ts'
import { addJudgementTriggers, judgeAnswers } from './judgement-triggers.ts'
import { addPlaces } from './places.ts'

type Step = (database: Kysely<unknown>) => Promise<void>

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const primary = (column: ColumnDefinitionBuilder) => column.primaryKey()
/** A number that grows with each row and is never reused. */
const sequence = (column: ColumnDefinitionBuilder) => column.primaryKey().autoIncrement()

const createKeys: Step = async ({ schema }) => {
  await schema
    .createTable('keys')
    .addColumn('id', 'text', primary)
    .addColumn('project_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('secret', 'text', column => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('origins', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('revoked_at', 'text')
    .execute()
  await schema.createIndex('keys_of_project').on('keys').column('project_id').execute()
}

const createThreads: Step = async ({ schema }) => {
  await schema
    .createTable('threads')
    .addColumn('id', 'text', primary)
    .addColumn('project_id', 'text', required)
    .addColumn('fp', 'text', required)
    .addColumn('messages', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute()
  await schema.createIndex('threads_by_age').on('threads').column('updated_at').execute()
}

const createFeedback: Step = async ({ schema }) => {
  await schema
    .createTable('feedback')
    .addColumn('sequence', 'integer', sequence)
    .addColumn('id', 'text', column => column.notNull().unique())
    .addColumn('project_id', 'text', required)
    .addColumn('source', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('path', 'text', required)
    .addColumn('comment', 'text')
    .addColumn('helpful', 'integer')
    .addColumn('contact', 'text')
    .addColumn('code', 'text')
    .addColumn('filename', 'text')
    .addColumn('lang', 'text')
    .addColumn('fp', 'text', required)
    .addColumn('thread_id', 'text')
    .addColumn('message_id', 'text')
    .addColumn('created_at', 'text', required)
    .execute()
  await schema.createIndex('feedback_of_project').on('feedback').columns(['project_id', 'sequence']).execute()
  await schema.createIndex('feedback_by_age').on('feedback').column('created_at').execute()
}

const createJobs: Step = async ({ schema }) => {
  await schema
    .createTable('jobs')
    .addColumn('id', 'text', primary)
    .addColumn('project_id', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('repository', 'text', required)
    .addColumn('ref', 'text')
    .addColumn('model', 'text', required)
    .addColumn('pr_link', 'text')
    .addColumn('error', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('archived_at', 'text')
    .execute()
  await schema
    .createTable('job_messages')
    .addColumn('sequence', 'integer', sequence)
    .addColumn('job_id', 'text', column => column.notNull().references('jobs.id'))
    .addColumn('prompt', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await schema.createIndex('job_messages_waiting').on('job_messages').columns(['state', 'sequence']).execute()
}

const createSettings: Step = async ({ schema }) => {
  await schema.createTable('settings').addColumn('name', 'text', primary).addColumn('value', 'text', required).execute()
}

/** Stores the reply to the last question beside the conversation, because it is written repeatedly while it grows. */
const addReplies: Step = async ({ schema }) => {
  await schema.alterTable('threads').addColumn('question_id', 'text').execute()
  await schema.alterTable('threads').addColumn('reply', 'text').execute()
}

/** Adds the column `judgement`, by which a reader has one entry for each thing; other entries have none. */
const addJudgements: Step = async ({ schema }) => {
  await schema.alterTable('feedback').addColumn('judgement', 'text').execute()
  await schema
    .createIndex('feedback_by_judgement')
    .unique()
    .on('feedback')
    .columns(['project_id', 'judgement'])
    .execute()
}

/** Creates the table of questions and their results, for the docs team. They are kept no longer than threads. */
const createAnswers: Step = async ({ schema }) => {
  await schema
    .createTable('answers')
    .addColumn('sequence', 'integer', sequence)
    .addColumn('id', 'text', column => column.notNull().unique())
    .addColumn('project_id', 'text', required)
    .addColumn('thread_id', 'text', required)
    .addColumn('fp', 'text', required)
    .addColumn('question', 'text', required)
    .addColumn('answer', 'text', required)
    .addColumn('outcome', 'text', required)
    .addColumn('sources', 'text', required)
    .addColumn('path', 'text')
    .addColumn('language', 'text')
    .addColumn('created_at', 'text', required)
    .execute()
  await schema.createIndex('answers_of_project').on('answers').columns(['project_id', 'sequence']).execute()
  await schema.createIndex('answers_of_thread').on('answers').column('thread_id').execute()
  await schema.createIndex('answers_by_age').on('answers').column('created_at').execute()
}

/** Indexes for listing questions with their feedback and by outcome. */
const addQuestionIndexes: Step = async ({ schema }) => {
  await schema
    .createIndex('feedback_of_message')
    .on('feedback')
    .columns(['project_id', 'message_id', 'sequence'])
    .execute()
  await schema.createIndex('answers_by_outcome').on('answers').columns(['project_id', 'outcome', 'sequence']).execute()
}

/** Creates a table of pieces of a growing reply, which are only added. They are deleted with their thread. */
const createReplyPieces: Step = async ({ schema }) => {
  await schema
    .createTable('reply_pieces')
    .addColumn('sequence', 'integer', sequence)
    .addColumn('thread_id', 'text', column => column.notNull().references('threads.id').onDelete('cascade'))
    .addColumn('question_id', 'text', required)
    .addColumn('message_id', 'text', required)
    .addColumn('text', 'text', required)
    .execute()
  await schema.createIndex('reply_pieces_of_thread').on('reply_pieces').column('thread_id').execute()
}

/** Adds logs, diffs and summaries of jobs. A job’s place in lists is that of its first message. */
const addJobLogs: Step = async database => {
  const { schema } = database
  await schema
    .alterTable('jobs')
    .addColumn('sequence', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('jobs').addColumn('summary', 'text').execute()
  await schema.alterTable('jobs').addColumn('diff', 'text').execute()
  await sql`update jobs set sequence = (select min(sequence) from job_messages where job_id = jobs.id)`.execute(
    database
  )
  await schema.createIndex('jobs_of_project').on('jobs').columns(['project_id', 'sequence']).execute()
  await schema.createIndex('job_messages_of_job').on('job_messages').column('job_id').execute()
  await schema
    .createTable('job_notes')
    .addColumn('sequence', 'integer', sequence)
    .addColumn('job_id', 'text', column => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('kind', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await schema.createIndex('job_notes_of_job').on('job_notes').columns(['job_id', 'sequence']).execute()
}

/** Links jobs with their subjects, so that no second job is started for one, and stores the state of pull requests. */
const createJobLinks: Step = async ({ schema }) => {
  await schema
    .createTable('job_links')
    .addColumn('job_id', 'text', column => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('kind', 'text', required)
    .addColumn('target_id', 'text', required)
    .addColumn('status_before', 'text')
    .addPrimaryKeyConstraint('job_links_once', ['job_id', 'kind', 'target_id'])
    .execute()
  await schema.createIndex('job_links_by_target').on('job_links').columns(['kind', 'target_id']).execute()
  for (const column of ['title', 'merged_at', 'closed_at'])
    await schema.alterTable('jobs').addColumn(column, 'text').execute()
}

/**
 * Copies the latest rating to each answer, so that an index finds answers by it. Triggers keep it up to date, whichever
 * version writes feedback.
 */
const addJudgementsToAnswers: Step = async database => {
  const { schema } = database
  await schema.alterTable('answers').addColumn('helpful', 'integer').execute()
  await judgeAnswers.execute(database)
  await addJudgementTriggers(database)
  await schema
    .createIndex('answers_by_judgement')
    .on('answers')
    .columns(['project_id', 'helpful', 'sequence'])
    .execute()
  await schema.createIndex('answers_by_page').on('answers').columns(['project_id', 'path', 'sequence']).execute()
  await schema.createIndex('answers_by_time').on('answers').columns(['project_id', 'created_at', 'sequence']).execute()
}

/** Adds scopes and expiry to keys. Earlier keys may do everything and never expire. */
const addScopes: Step = async ({ schema }) => {
  for (const column of ['scopes', 'expires_at', 'last_used_at']) {
    await schema.alterTable('keys').addColumn(column, 'text').execute()
  }
}

const createAudit: Step = async ({ schema }) => {
  await schema
    .createTable('audit')
    .addColumn('sequence', 'integer', sequence)
    .addColumn('project_id', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('key_id', 'text')
    .addColumn('key_name', 'text')
    .addColumn('target', 'text')
    .addColumn('facts', 'text', required)
    .execute()
  await schema.createIndex('audit_of_project').on('audit').columns(['project_id', 'sequence']).execute()
  await schema.createIndex('audit_by_age').on('audit').column('created_at').execute()
}

/** Indexes for finding the data of one reader. */
const addReaderIndexes: Step = async database => {
  const { schema } = database
  await schema.createIndex('threads_of_reader').on('threads').columns(['project_id', 'fp', 'id']).execute()
  await schema.createIndex('answers_of_reader').on('answers').columns(['project_id', 'fp', 'sequence']).execute()
  await schema.createIndex('feedback_of_reader').on('feedback').columns(['project_id', 'fp', 'sequence']).execute()
  await schema.createIndex('feedback_of_thread').on('feedback').columns(['project_id', 'thread_id']).execute()
  const contact = anyCase(database, sql.ref('contact'))
  await sql`create index feedback_of_contact on feedback (project_id, ${contact})`.execute(database)
}

/** Creates the table of the rate limiter. On SQLite the limiter creates it itself. */
const createUses: Step = async ({ schema }) => {
  await schema
    .createTable('rate_limits')
    .ifNotExists()
    .addColumn('key', 'text', primary)
    .addColumn('points', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('expire', 'integer')
    .execute()
}

/** Creates the tables of running answers and their events, so that readers can resume them on any instance. */
const createRunningAnswers: Step = async ({ schema }) => {
  await schema
    .createTable('running_answers')
    .addColumn('id', 'text', primary)
    .addColumn('project_id', 'text', required)
    .addColumn('thread_id', 'text', required)
    .addColumn('fp', 'text', required)
    .addColumn('key_id', 'text', required)
    .addColumn('is_over', 'integer', required)
    .addColumn('is_stopped', 'integer', required)
    .addColumn('looks', 'integer', required)
    .addColumn('looks_seen', 'integer', required)
    .addColumn('expires_at', 'text', required)
    .execute()
  await schema.createIndex('running_answers_by_end').on('running_answers').column('expires_at').execute()
  await schema.createIndex('running_answers_of_reader').on('running_answers').columns(['project_id', 'fp']).execute()
  await schema
    .createTable('running_answer_events')
    .addColumn('answer_id', 'text', column => column.notNull().references('running_answers.id').onDelete('cascade'))
    .addColumn('from_event', 'integer', required)
    .addColumn('to_event', 'integer', required)
    .addColumn('events', 'text', required)
    .addPrimaryKeyConstraint('running_answer_events_once', ['answer_id', 'from_event'])
    .execute()
}

/** Adds leases of jobs, in milliseconds, and holds of projects. */
const addLeases: Step = async ({ schema }) => {
  await schema.alterTable('jobs').addColumn('worker', 'text').execute()
  await schema.alterTable('jobs').addColumn('leased_until', 'integer').execute()
  await schema
    .createTable('job_holds')
    .addColumn('id', 'text', primary)
    .addColumn('project_id', 'text', required)
    .addColumn('held_until', 'integer', required)
    .execute()
}

/** Numbers the pieces of a reply, so that a piece is not stored twice when its write is repeated. */
const addPiecePlaces: Step = async ({ schema }) => {
  await schema.alterTable('reply_pieces').addColumn('place', 'integer').execute()
  await schema
    .createIndex('reply_pieces_once')
    .unique()
    .on('reply_pieces')
    .columns(['thread_id', 'message_id', 'place'])
    .execute()
}

/** All steps in order. A released step is never changed; a new need is a new step. */
export const migrations: Record<string, Migration> = {
  '001-keys': { up: createKeys },
  '002-threads': { up: createThreads },
  '003-feedback': { up: createFeedback },
  '004-jobs': { up: createJobs },
  '005-settings': { up: createSettings },
  '006-replies': { up: addReplies },
  '007-judgements': { up: addJudgements },
  '008-answers': { up: createAnswers },
  '009-questions': { up: addQuestionIndexes },
  '010-reply-pieces': { up: createReplyPieces },
  '011-job-logs': { up: addJobLogs },
  '012-job-links': { up: createJobLinks },
  '013-judged-answers': { up: addJudgementsToAnswers },
  '014-scopes': { up: addScopes },
  '015-audit': { up: createAudit },
  '016-readers': { up: addReaderIndexes },
  '017-uses': { up: createUses },
  '018-running-answers': { up: createRunningAnswers },
  '019-places': { up: addPlaces },
  '020-leases': { up: addLeases },
  '021-piece-places': { up: addPiecePlaces }
}
