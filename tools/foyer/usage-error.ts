/** A mistake in the command line or environment that a user can correct; the message states how. */
export class UsageError extends Error {}
