import { generatePath, matchPath } from 'react-router'
import { routes } from '../site/paths.ts'

/** Where a user signs in again after a session has ended: the link of a document request, else the current portal. */
export const entranceOf = (pathname: string): string => {
  const [, site = '', ...rest] = pathname.split('/')
  const request = matchPath(routes.recipientUpload, pathname) ?? matchPath(routes.recipientContact, pathname)
  if (request && rest.length > 0) {
    return generatePath(routes.accessCode, {
      siteid: request.params.siteid ?? '',
      requestdocid: request.params.requestdocid ?? '',
    })
  }
  return `/${site}`
}
