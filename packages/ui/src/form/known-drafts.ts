/** Drafts of this visit (undefined: ended). A previously loaded application contains older ones. */
export const knownDrafts = new Map<string, unknown>()

/** Forgets what was typed in this visit, for the end of a session without a reload. */
export const forgetDrafts = () => knownDrafts.clear()
