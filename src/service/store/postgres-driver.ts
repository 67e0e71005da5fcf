import { setTimeout as wait } from 'node:timers/promises'
import { type CompiledQuery, type DatabaseConnection, PostgresDriver, type QueryResult, SelectQueryNode } from 'kysely'
import { isAway, isDisconnected, isUndone } from './database-error.ts'

/** Milliseconds for which a server that restarts is waited for, and between two looks. */
const patience = { all: 20_000, pause: 100 }

/**
 * Outlives a restart of the server. Whoever wants a connection waits until there is one; what was refused undone, and
 * what only reads, is asked once more on another. Nothing else is: it may have been done.
 */
export class PatientPostgresDriver extends PostgresDriver {
  readonly #inTransaction = new WeakSet<DatabaseConnection>()
  readonly #wrapped = new WeakSet<DatabaseConnection>()
  #isServing = false

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await this.#acquire()
    this.#isServing = true
    if (!this.#wrapped.has(connection)) this.#retrying(connection)
    return connection
  }

  override async beginTransaction(...[connection, settings]: Parameters<PostgresDriver['beginTransaction']>) {
    this.#inTransaction.add(connection)
    await super.beginTransaction(connection, settings)
  }

  override async releaseConnection(connection: Parameters<PostgresDriver['releaseConnection']>[0]) {
    this.#inTransaction.delete(connection)
    await super.releaseConnection(connection)
  }

  async #acquire(): Promise<DatabaseConnection> {
    for (const start = performance.now(); ; await wait(patience.pause)) {
      try {
        return await super.acquireConnection()
      } catch (error) {
        // At the start, whoever starts the service is told at once.
        const isPassing = isAway(error) || isDisconnected(error)
        if (!this.#isServing || !isPassing || performance.now() - start > patience.all) throw error
      }
    }
  }

  #retrying(connection: DatabaseConnection): void {
    this.#wrapped.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      try {
        return await execute<Row>(query)
      } catch (error) {
        if (this.#inTransaction.has(connection) || !mayBeAskedAgain(query, error)) throw error
        const another = await this.acquireConnection()
        return another.executeQuery<Row>(query).finally(() => this.releaseConnection(another as never))
      }
    }
  }
}

/** 57P01: an administrator ends the connection, and what it was at is undone. */
const mayBeAskedAgain = (query: CompiledQuery, error: unknown): boolean =>
  isAway(error) || isUndone(error) || (SelectQueryNode.is(query.query) && isDisconnected(error))
