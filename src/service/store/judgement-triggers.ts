import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect.ts'

/** Creates triggers that copy the reader’s latest rating to the answer, whichever version writes the feedback. */
export const addJudgementTriggers = async (database: Kysely<unknown>): Promise<void> =>
  isPostgres(database) ? onPostgres(database) : onSqlite(database)

/** The latest rating of a message. */
const last = (project: string, message: string) =>
  sql.raw(`(select helpful from feedback where project_id = ${project} and message_id = ${message}
      and source = 'contextual' and helpful is not null order by sequence desc limit 1)`)

export const judgeAnswers = sql`update answers set helpful = ${last('answers.project_id', 'answers.id')}
    where exists (select 1 from feedback where project_id = answers.project_id and message_id = answers.id)`

const onSqlite = async (database: Kysely<unknown>): Promise<void> => {
  for (const [event, row] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old']
  ]) {
    await sql`create trigger ${sql.ref(`feedback_${event}_judges`)} after ${sql.raw(`${event}`)} on feedback
      when ${sql.raw(`${row}.message_id`)} is not null begin
        update answers set helpful = ${last(`${row}.project_id`, `${row}.message_id`)}
        where id = ${sql.raw(`${row}.message_id`)} and project_id = ${sql.raw(`${row}.project_id`)};
      end`.execute(database)
  }
  // For answers that were rated while they were written, because they are stored at their end.
  await sql`create trigger answers_insert_judged after insert on answers
    when exists (select 1 from feedback where project_id = new.project_id and message_id = new.id) begin
      update answers set helpful = ${last('new.project_id', 'new.id')} where sequence = new.sequence;
    end`.execute(database)
}

/** A lock, because an answer and its rating that are stored at the same moment do not see each other. */
const wait = sql.raw('perform pg_advisory_xact_lock(hashtextextended(new.message_id, 1));')

const onPostgres = async (database: Kysely<unknown>): Promise<void> => {
  await sql`create function judge_answer() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        update answers set helpful = ${last('old.project_id', 'old.message_id')}
        where id = old.message_id and project_id = old.project_id;
      else
        ${wait}
        update answers set helpful = ${last('new.project_id', 'new.message_id')}
        where id = new.message_id and project_id = new.project_id;
      end if;
      return null;
    end $$`.execute(database)
  await sql`create function judged_answer() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(hashtextextended(new.id, 1));
      if exists (select 1 from feedback where project_id = new.project_id and message_id = new.id) then
        update answers set helpful = ${last('new.project_id', 'new.id')} where sequence = new.sequence;
      end if;
      return null;
    end $$`.execute(database)
  await sql`create trigger feedback_insert_judges after insert on feedback for each row
    when (new.message_id is not null) execute function judge_answer()`.execute(database)
  // Only where `helpful` changes, because status changes of many entries would take too many locks.
  await sql`create trigger feedback_update_judges after update on feedback for each row
    when (new.message_id is not null and new.helpful is distinct from old.helpful)
    execute function judge_answer()`.execute(database)
  await sql`create trigger feedback_delete_judges after delete on feedback for each row
    when (old.message_id is not null) execute function judge_answer()`.execute(database)
  await sql`create trigger answers_insert_judged after insert on answers for each row
    execute function judged_answer()`.execute(database)
}
