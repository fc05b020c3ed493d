import type * as openid from 'openid-client'

/** At most 255 characters of ASCII, as OpenID Connect has them. */
const isSubject = (subject: string): boolean => /^[\x20-\x7e]{1,255}$/.test(subject)

/**
 * What the library leaves to its callers of a token that it has checked: the form of its subject, and that it was issued to us where it
 * names a party (OpenID Connect Core, 2 and 3.1.3.7).
 */
export const isUsable = ({ sub, azp }: openid.IDToken, configuration: openid.Configuration): boolean =>
  isSubject(sub) && (azp === undefined || azp === configuration.clientMetadata().client_id)
