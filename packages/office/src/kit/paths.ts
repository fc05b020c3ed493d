/** The addresses of the office, by the name of their screen in tests and the gallery. */
export const routes = {
  officeHome: '/office',
  officeSignIn: '/office/sign-in',
  officeSetup: '/office/setup',
  officeInvitation: '/office/invitation',
  officeMe: '/office/me',
  officePeople: '/office/people',
  officeSites: '/office/sites',
  officeUnknown: '/office/*',
} as const

export type OfficeScreen = keyof typeof routes

/** The sign-in, which leads back to a page of the office; it shows why the person is there. */
export const signInPath = (to: string, why?: 'ended' | 'out') => {
  const query = new URLSearchParams({ ...(to !== '' && { to }), ...(why !== undefined && { why }) }).toString()
  return query === '' ? routes.officeSignIn : `${routes.officeSignIn}?${query}`
}

/** Where to go after signing in: a page of the office only, whatever the address asks for. */
export const placeAfterSignIn = (to: string | null): string =>
  to !== null && /^\/office(?:\/[a-z0-9/-]*)?$/.test(to) && !to.startsWith(routes.officeSignIn) ? to : routes.officeHome
