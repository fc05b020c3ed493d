import { Id, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'

/** The ids in a body. They are checked against the session, never used to find the caller. */
export const SiteIds = Type.Object({ SiteID: Text(40) })
export const UserIds = Type.Object({ ...SiteIds.properties, UserID: Text(64) })
export const ApplicationIds = Type.Object({ ...UserIds.properties, MortgageApplicationID: Id })
export const ApplicantIds = Type.Object({ ...ApplicationIds.properties, ApplicantID: Id })
export const SignerIds = Type.Object({ ...SiteIds.properties, SigningRequestID: Text(64), SignerID: Id })
/** Ids of the office are 128 random bits in hexadecimal. */
export const OfficeId = Text(32)
export const Nothing = Type.Object({})
export const Language = Type.Object({ LanguageID: Type.Optional(LanguageId) })
