import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely'

/**
 * PostgreSQL over pipelined connections, where BEGIN travels with the first statement of its transaction instead of
 * waiting for an answer of its own: one round trip less for every save. BEGIN fails only with its connection, and then
 * the statement behind it fails too.
 */
export class EagerPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver() {
    return new EagerPostgresDriver(this.#config)
  }
}

class EagerPostgresDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    connection.executeQuery(CompiledQuery.raw('begin')).catch(() => {})
  }
}
