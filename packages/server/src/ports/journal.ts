/** One submission, by ids and by the SHA-256 of what was submitted. */
export interface JournalEntry {
  site: string
  application: number
  submission: number
  hash: string
  /** ISO 8601 in UTC. */
  at: string
}

/**
 * What we need where the database may lose its last moments in a power cut: a second record of every submission, on the
 * disk before the borrower is told. The same entry may stand there twice (a repeated call); its submission id tells.
 */
export interface SubmissionJournal {
  append(entry: JournalEntry): Promise<void>
  close(): Promise<void>
}
