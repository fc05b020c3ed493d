import path from 'node:path'

/** The folder of the repository. */
export const root = path.resolve(import.meta.dirname, '../..')

/** An absolute path from one relative to the repository. */
export const inRoot = (...parts: readonly string[]) => path.join(root, ...parts)

/** Temporary results of the tools: build stamps, test numbers. Ignored by git, safe to delete. */
export const cacheFolder = inRoot('.cache')
