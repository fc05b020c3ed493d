/** The statements the application sends: on rows, and transactions around them. */
const dataStatement =
  /^\s*(?:select|insert|update|delete|with|begin|start transaction|commit|rollback|savepoint|release)\b/i

/**
 * Refuses every statement that could change the role, the settings of the session or the schema (`set`, `reset`, `do`,
 * `alter`, `create` …). None is ever sent by the application, so one that arrives was injected.
 */
export const assertDataStatement = (text: string): void => {
  if (!dataStatement.test(text)) throw new Error('the application may only send statements on data')
}
