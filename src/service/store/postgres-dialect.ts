import type { PostgresDialectConfig } from 'kysely'
import { type ColumnDefinitionNode, DataTypeNode, PostgresDialect, PostgresQueryCompiler, RawNode } from 'kysely'
import { PatientPostgresDriver } from './postgres-driver.ts'

/** PostgreSQL in the way in which this service writes: migrations and stores are the same for both databases. */
export class ServicePostgres extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new PatientPostgresDriver(this.#config)
  }

  override createQueryCompiler() {
    return new Compiler()
  }
}

class Compiler extends PostgresQueryCompiler {
  /** Columns that sort and count as those of SQLite do, whatever the database’s own language is. */
  protected override visitColumnDefinition(node: ColumnDefinitionNode): void {
    super.visitColumnDefinition(asOnSqlite(node))
  }

  /** A text of PostgreSQL has no U+0000. */
  protected override addParameter(parameter: unknown): void {
    super.addParameter(typeof parameter === 'string' ? parameter.replaceAll('\0', '\uFFFD') : parameter)
  }
}

const asOnSqlite = (node: ColumnDefinitionNode): ColumnDefinitionNode => {
  const { autoIncrement = false, ...column } = node
  const type = DataTypeNode.is(node.dataType) ? node.dataType.dataType : undefined
  if (type === 'text') return { ...column, dataType: RawNode.createWithSql('text collate "C"') }
  if (type !== 'integer') return node
  return { ...column, dataType: RawNode.createWithSql(autoIncrement ? 'bigserial' : 'bigint') }
}
