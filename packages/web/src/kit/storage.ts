/**
 * All that this browser keeps: ids, the language and menus. Nothing a person typed and nothing about them is stored
 * here, since a shared computer keeps it too.
 */
const prefix = 'foyer.'

type StoredName = 'language' | 'referral' | `menu.${string}` | `submission.${number}`

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
    // Storage is full or forbidden (private windows): everything works without it.
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
 * Signing out forgets everything but the language, which says nothing about anybody, and an application that was sent and is
 * not confirmed yet: a session that ends meanwhile must not keep it from being sent after the next sign-in. Those are ids
 * only, and only their owner's browser session can send them.
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

/** Does what makes the browser forget its storage (Clear-Site-Data), and puts back what `clearStored` keeps. */
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
