import { setTimeout as wait } from 'node:timers/promises'
import { type CompiledQuery, type DatabaseConnection, PostgresDriver, type QueryResult, SelectQueryNode } from 'kysely'
import { isAway, isDisconnected, isUndone } from './database-error.ts'

/** Milliseconds to wait for a server that restarts, and between two attempts to connect. */
const reconnect = { timeout: 20_000, interval: 100 }

/**
 * A driver that survives a restart of the server. Waits for a connection, and repeats on another connection statements
 * that certainly were not executed or only read. Repeats nothing else, because it may have been executed.
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
    for (const start = performance.now(); ; await wait(reconnect.interval)) {
      try {
        return await super.acquireConnection()
      } catch (error) {
        // Fails at once while the service starts, so that its operator sees the error.
        const isPassing = isAway(error) || isDisconnected(error)
        if (!this.#isServing || !isPassing || performance.now() - start > reconnect.timeout) throw error
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

/** Whether a statement may be repeated: it was rolled back (57P01: an administrator ended the connection), or it only reads. */
const mayBeAskedAgain = (query: CompiledQuery, error: unknown): boolean =>
  isAway(error) || isUndone(error) || (SelectQueryNode.is(query.query) && isDisconnected(error))
