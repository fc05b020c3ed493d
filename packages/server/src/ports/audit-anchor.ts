/** The length of a site's audit chain at a moment, and its last link. The MAC proves that the server wrote it. */
export interface Anchor {
  Site: string
  Sequence: number
  /** Hex, like `Key` (the id of the key) and `Mac`. */
  Link: string
  /** ISO 8601 in UTC. */
  At: string
  Key: string
  Mac: string
}

/** Stores heads of the audit chain outside the database, out of reach of anyone who can change the database. */
export interface AuditAnchor {
  /** Resolves when the anchors are stored or accepted; else throws, and the caller tries again. */
  publish(anchors: readonly Anchor[]): Promise<void>
  /** Every published anchor of a site in order; undefined where they cannot be read back. */
  published(siteId: string): Promise<readonly Anchor[] | undefined>
  /** The last ones of them, in a time that does not grow with their number. */
  newest(siteId: string): Promise<readonly Anchor[] | undefined>
  /** The sites that have any; none where they cannot be read back. */
  sites(): Promise<readonly string[]>
}
