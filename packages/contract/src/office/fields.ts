import { Flag, Instant, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import { officeActions } from '@foyer/domain/office/actions.ts'
import { reaches, roles } from '@foyer/domain/office/permissions.ts'
import { AgentCard } from '@foyer/domain/site/fields.ts'
import Type from 'typebox'
import { OfficeId } from '../kit/ids.ts'

export const Email = Text(254)
/** The six digits of a mail or of an authenticator app, or a recovery code, as typed. */
export const TypedCode = Text(40)
/** The secret of a mailed link or of the link that the server prints. */
export const LinkToken = Text(100)
export const Names = Type.Object({ FirstName: Text(60), LastName: Text(60), LanguageID: LanguageId })
/** Site addresses, as in `/{siteid}`. */
export const Sites = Type.Array(Text(40), { maxItems: 200, uniqueItems: true })
const Actions = Type.Array(Type.Enum([...officeActions]), { maxItems: officeActions.length, uniqueItems: true })

/**
 * What a person may do in a brokerage. `Sites`: for the reach `sites` only. `Withheld`: actions of the role that this person
 * does not have; `Granted`: grantable ones that they have.
 */
export const Rights = Type.Object({
  Role: Type.Enum([...roles]),
  Reach: Type.Enum([...reaches]),
  Sites,
  Withheld: Actions,
  Granted: Actions,
})

const factorKinds = ['passkey', 'totp', 'recovery'] as const
export const FactorKinds = Type.Array(Type.Enum([...factorKinds]), { maxItems: factorKinds.length, uniqueItems: true })

/**
 * What a browser does next. `code`: enter the mailed code; `factor`: use one of `Factors`; `enrol`: make a first factor, with
 * which the session begins; `signOn`: one of `SignOns`, which is the only way; `brokerage`: the second step of the setup;
 * `office`: signed in.
 */
export const Next = Type.Enum(['code', 'factor', 'enrol', 'signOn', 'brokerage', 'office'])
/** A provider of single sign-on; its name is that of the button. */
export const SignOnOffer = Type.Object({ BrokerageID: OfficeId, Name: Text(60) })
export const SignInStep = Type.Object({
  Next,
  Factors: FactorKinds,
  /** Single sign-on that this person can use, beside a factor or as the only way. */
  SignOns: Type.Array(SignOnOffer),
  /** With `enrol`, whose factor it is: the page states them (`X-Foyer-Office: .PersonID`), as another tab may sign someone else in. */
  PersonID: Type.Optional(OfficeId),
})

/** A started passkey. `Options` is the JSON that @simplewebauthn/browser takes as `optionsJSON`. */
export const StartedPasskey = Type.Object({ ChallengeID: OfficeId, Options: Text(20_000) })
/** A finished one. `Response` is the JSON of what @simplewebauthn/browser returned. */
export const FinishedPasskey = Type.Object({ ChallengeID: OfficeId, Response: Text(20_000) })

/** Shown once: with the first factor, and when new ones are asked for. Empty otherwise. */
export const RecoveryCodes = Type.Array(Text(20), { maxItems: 10 })

/** The link with which a person sends clients to the sites of the brokerage, and what these see of them. */
export const OwnLink = Type.Object({
  /** As in `/{siteid}?with=`; empty: no link. */
  LinkName: Text(40),
  Title: AgentCard.properties.Title,
  TitleFr: AgentCard.properties.TitleFr,
  WorkPhone: AgentCard.properties.WorkPhone,
  AgentLic: AgentCard.properties.AgentLic,
  /** 1: clients see the address with which the person signs in. */
  EmailFl: Flag,
})

export const Factor = Type.Object({
  FactorID: OfficeId,
  Kind: Type.Enum(['passkey', 'totp']),
  Name: Text(60),
  CreatedAt: Instant,
  LastUsedAt: Instant,
})

export const OpenSession = Type.Object({
  SessionID: OfficeId,
  /** Browser and system, as far as the browser names them: `Firefox, Windows`. */
  Device: Text(60),
  CreatedAt: Instant,
  LastUsedAt: Instant,
  /** 1: the session of this call. */
  Current: Flag,
})

export const Membership = Type.Object({
  BrokerageID: OfficeId,
  Brokerage: Text(120),
  ...Rights.properties,
  /** 1: the one that the session uses. */
  Current: Flag,
})

export const Brokerage = Type.Object({
  LegalName: Text(120),
  /** Licence numbers; the province as its code. */
  Licences: Type.Array(Type.Object({ ProvinceID: Type.Integer({ minimum: 1, maximum: 13 }), Number: Text(40) }), {
    maxItems: 13,
  }),
  /** A name of the IANA database, such as `America/Toronto`. */
  TimeZone: Text(40),
})

export const OfficeSite = Type.Object({
  SiteID: Text(40),
  Url: Text(300),
  /** The person who gets new applications; empty: unassigned. */
  LeadPersonID: OfficeId,
  LeadName: Text(121),
  /** 1: a site of sample deals, of which no mail leaves the server. */
  DemoFl: Flag,
})

export const ListedPerson = Type.Object({
  PersonID: OfficeId,
  Email,
  ...Names.properties,
  ...Rights.properties,
  Passkeys: Type.Integer(),
  Totp: Flag,
  RecoveryCodesLeft: Type.Integer(),
  /** Applications that they own. */
  Deals: Type.Integer(),
  /** The sites of these applications. */
  DealSites: Sites,
  SitesLed: Sites,
  JoinedAt: Instant,
  /** Empty before the first sign-in. */
  LastUsedAt: Instant,
  /** Empty while they have not been ended. */
  EndedAt: Instant,
})

export const ListedInvitation = Type.Object({
  InvitationID: OfficeId,
  Email,
  ...Names.properties,
  ...Rights.properties,
  InvitedBy: Text(121),
  SentAt: Instant,
  ExpiresAt: Instant,
  /** 1: it works no more, unless it is sent again. */
  Expired: Flag,
})
