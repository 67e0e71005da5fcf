import type { PostgresDialectConfig } from 'kysely'
import { type ColumnDefinitionNode, DataTypeNode, PostgresDialect, PostgresQueryCompiler, RawNode } from 'kysely'
import { PatientPostgresDriver } from './postgres-driver.ts'

/** A PostgreSQL dialect with which migrations and stores are the same for both databases. */
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
  /** Makes columns sort and count as in SQLite, whatever the locale of the database. */
  protected override visitColumnDefinition(node: ColumnDefinitionNode): void {
    super.visitColumnDefinition(asOnSqlite(node))
  }

  /** Replaces U+0000, which PostgreSQL cannot store in a text. */
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
