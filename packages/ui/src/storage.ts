/**
 * Everything that this browser stores: ids, the language, menus and declined offers. Nothing a user typed and no personal data, since a
 * computer may be shared.
 */
const prefix = 'foyer.'

type StoredName = 'language' | 'referral' | 'keys' | `menu.${string}` | `submission.${number}` | `together.${number}`

export const readStored = (name: StoredName): string | null => {
  try {
    return localStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

export const store = (name: StoredName, value: string) => {
  try {
    localStorage.setItem(prefix + name, value)
  } catch {
    // Storage is full or disabled (private windows): everything works without it.
  }
}

export const forget = (name: StoredName) => {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // As above.
  }
}

const isKept = (key: string) => key === `${prefix}language` || key.startsWith(`${prefix}submission.`)

/**
 * Signing out clears everything except the language, which is not personal, and submissions that are not confirmed yet:
 * they must still be sent after the next sign-in. These are ids only, and only their owner's session can send them.
 */
export const clearStored = () => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && !isKept(key)) localStorage.removeItem(key)
    }
  } catch {
    // As above.
  }
}

const keptEntries = (): [string, string][] => {
  try {
    return Object.keys(localStorage).flatMap((key) => (isKept(key) ? [[key, localStorage.getItem(key) ?? '']] : []))
  } catch {
    return []
  }
}

/** Runs work that clears the browser's storage (Clear-Site-Data), and restores what `clearStored` preserves. */
export const keptThrough = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const entries = keptEntries()
  const result = await work()
  try {
    for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  } catch {
    // As above.
  }
  return result
}
