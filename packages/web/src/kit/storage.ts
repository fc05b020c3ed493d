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

/** Signing out forgets everything but the language, which says nothing about anybody. */
export const clearStored = () => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && key !== `${prefix}language`) localStorage.removeItem(key)
    }
  } catch {
    // As above.
  }
}
