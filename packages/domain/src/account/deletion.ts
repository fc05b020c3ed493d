/** What confirms the deletion of an account: its password, or a code mailed to it; none for an account with neither. */
export const deletionProofs = ['Password', 'Code', 'None'] as const
export type DeletionProof = (typeof deletionProofs)[number]
