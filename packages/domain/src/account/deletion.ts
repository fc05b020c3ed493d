/**
 * What confirms the deletion of an account: its password, else a code mailed to it, else a sign-in within the last ten
 * minutes (Session; SignInAgain when it is longer ago).
 */
export const deletionProofs = ['Password', 'Code', 'Session', 'SignInAgain'] as const
export type DeletionProof = (typeof deletionProofs)[number]

/** How long a sign-in confirms the deletion of an account with neither. */
export const freshSignInSeconds = 10 * 60
