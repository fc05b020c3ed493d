import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely'

/**
 * PostgreSQL over pipelined connections: BEGIN is sent with the first statement of its transaction without awaiting
 * its own reply, which saves one round trip per save. BEGIN fails only with its connection, and then the statement
 * after it fails too.
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
  /** One that cannot be sent is done by the database, which lost the connection; what failed before it is the reason. */
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
    await super.rollbackTransaction(connection).catch(() => {})
  }
}
