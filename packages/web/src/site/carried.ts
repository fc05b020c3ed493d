/**
 * The query with which a calculator leads to an application, for this tab only: it is still there after the code from
 * the mail, and the first interview begins with it. It has amounts and a province, and no name.
 */
const keyOf = (SiteID: string) => `foyer.carried.${SiteID}`
const withKeyOf = (SiteID: string) => `foyer.with.${SiteID}`

/** Keeps the query of the home page where a calculator wrote it. */
export const keepCarried = (SiteID: string, query: string) => {
  if (!query.includes('purpose=')) return
  try {
    sessionStorage.setItem(keyOf(SiteID), query.slice(0, 200))
  } catch {
    // Storage is full or disabled: the interview begins empty.
  }
}

/** As it was stored; who reads it checks it. */
export const readCarried = (SiteID: string): string => {
  try {
    return sessionStorage.getItem(keyOf(SiteID)) ?? ''
  } catch {
    return ''
  }
}

/** The name in the link of a person of staff, `?with=`, which the client followed; kept like the query of a calculator. */
export const keepWith = (SiteID: string, name: string | null) => {
  if (name === null || name === '') return
  try {
    sessionStorage.setItem(withKeyOf(SiteID), name.slice(0, 40))
  } catch {
    // As above: the application goes to the person who leads the site.
  }
}

/** Empty where the client followed no such link. */
export const readWith = (SiteID: string): string => {
  try {
    return sessionStorage.getItem(withKeyOf(SiteID)) ?? ''
  } catch {
    return ''
  }
}

/** Once an application exists. */
export const forgetCarried = (SiteID: string) => {
  try {
    sessionStorage.removeItem(keyOf(SiteID))
  } catch {
    // As above.
  }
}
