import type { Logger } from 'kysely'
import { metrics } from './metrics.ts'
import { traceStatement } from './traces.ts'

/** Counts and traces the statements of a database, without their values. */
export const observeStatements: Logger = (event) => {
  const isError = event.level === 'error'
  metrics.statementSeconds.observe(event.queryDurationMillis / 1000)
  if (isError) metrics.statementErrors.inc({ code: codeOf(event.error) })
  traceStatement(event.query.sql, event.queryDurationMillis, isError)
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')
