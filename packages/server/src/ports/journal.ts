/** One submission, by ids and by the SHA-256 of its content. */
export interface JournalEntry {
  site: string
  application: number
  submission: number
  hash: string
  /** ISO 8601 in UTC. */
  at: string
}

/**
 * For a database that may lose its last moments in a power cut: a second record of every submission, on disk before
 * the borrower receives the reply. A repeated call may add the same entry twice; its submission id reveals it.
 */
export interface SubmissionJournal {
  append(entry: JournalEntry): Promise<void>
  close(): Promise<void>
}
