/** A configuration that cannot work: every problem in one message, each with what to do about it. */
export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(...problems: string[]) {
    super(problems.length === 1 ? problems[0] : problems.map((one) => `- ${one}`).join('\n'))
    this.problems = problems
  }
}
