/** An invalid configuration: all problems in one message, each with its solution. */
export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(...problems: string[]) {
    super(problems.length === 1 ? problems[0] : problems.map((one) => `- ${one}`).join('\n'))
    this.problems = problems
  }
}
