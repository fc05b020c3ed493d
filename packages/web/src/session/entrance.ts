import { generatePath, matchPath } from 'react-router'
import { routes } from '../site/paths.ts'

/** Where one comes in again when a session has ended: the link of a request for documents, else the portal one is at. */
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
