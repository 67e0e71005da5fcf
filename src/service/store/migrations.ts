import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Step = (database: Kysely<unknown>) => Promise<void>

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const primary = (column: ColumnDefinitionBuilder) => column.primaryKey()
/** A number that grows with each row and is never used again. */
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

/** The reply to the last question stands beside the conversation: it is written again and again while it grows. */
const addReplies: Step = async ({ schema }) => {
  await schema.alterTable('threads').addColumn('question_id', 'text').execute()
  await schema.alterTable('threads').addColumn('reply', 'text').execute()
}

/** What one reader says of one thing is one entry, however often it is said; others have no judgement. */
const addJudgements: Step = async ({ schema }) => {
  await schema.alterTable('feedback').addColumn('judgement', 'text').execute()
  await schema
    .createIndex('feedback_by_judgement')
    .unique()
    .on('feedback')
    .columns(['project_id', 'judgement'])
    .execute()
}

/** What came of each question, for the docs team; its words are kept no longer than the threads. */
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

/** A question is listed with what its reader said of the answer, and by how it turned out. */
const addQuestionIndexes: Step = async ({ schema }) => {
  await schema
    .createIndex('feedback_of_message')
    .on('feedback')
    .columns(['project_id', 'message_id', 'sequence'])
    .execute()
  await schema.createIndex('answers_by_outcome').on('answers').columns(['project_id', 'outcome', 'sequence']).execute()
}

/** A reply that is being written is added to, and never written again; it goes with its thread. */
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

/** Steps in order. One that has left this repository is never changed; a new need is a new step. */
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
  '010-reply-pieces': { up: createReplyPieces }
}
