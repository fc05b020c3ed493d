/** How long the audit chain of a site was at a moment, and its last link. The MAC shows that the server wrote it. */
export interface Anchor {
  Site: string
  Sequence: number
  /** Hex, as `Key` (the id of the key) and `Mac`. */
  Link: string
  /** ISO 8601 in UTC. */
  At: string
  Key: string
  Mac: string
}

/** Keeps heads of the audit chain outside the database, where whoever can change the database cannot change them. */
export interface AuditAnchor {
  /** Resolves when the anchors are stored or accepted; throws otherwise, and the caller tries again. */
  publish(anchors: readonly Anchor[]): Promise<void>
  /** Every anchor that was published, in its order; undefined where what was published cannot be read back. */
  published(): Promise<readonly Anchor[] | undefined>
}
