/** Something about the command line or the surroundings that a person can mend; its message says how. */
export class UsageError extends Error {}
