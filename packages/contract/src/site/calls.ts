import { Choice, Flag, Id, Instant, LanguageId, orNull, Text } from '@foyer/domain/kit/schema.ts'
import { AgentCard, Link } from '@foyer/domain/site/fields.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds, UserIds } from '../kit/ids.ts'

const SignedInUser = Type.Object({ UserID: Text(64), FirstName: Text(60), LastName: Text(60), Email: Text(254) })
const Item = Type.Object({ Label: Text(200), Value: Type.Integer() })

/** The data of a site for the browser. User is null for a visitor; Session is the lifetime of the cookie. */
const SiteReply = Type.Object({
  /** 1: the home page leads to newVersionUrl. */
  newVersion: Flag,
  newVersionUrl: Text(300),
  /** 0: not open to borrowers yet, since its legal texts are not approved; only on a production server. */
  OpenFl: Flag,
  /** 1: a named user is signed in; 2: a user without a name yet (anonymous); 0: no user. */
  UserFlag: Choice,
  User: orNull(SignedInUser),
  /** The end of a session handed over by an operator, else empty. Only the person may consent, sign and submit. */
  HandOffEnds: Instant,
  Link,
  /** Of the person who takes care of the user's latest application and made one: shown in place of the site's agent. */
  Agent: orNull(AgentCard),
  SocialNetWorks: Type.Array(Text(20)),
  LanguageID: LanguageId,
})

export const siteCalls = {
  loadSiteConfiguration: defineCall({
    path: '/api/loadSiteConfiguration',
    access: 'visitor',
    effect: 'read',
    whileClosed: true,
    summary: "The site's brand and the signed-in user",
    body: SiteIds,
    reply: SiteReply,
    refusals: ['UnknownSite'],
  }),
  loadLink: defineCall({
    path: '/api/loadMTGAppLink',
    access: 'visitor',
    effect: 'read',
    whileClosed: true,
    summary: "The site's brand for a page that knows its user",
    body: Type.Object({ ...SiteIds.properties, UserID: Type.Optional(Text(64)) }),
    reply: SiteReply,
    refusals: ['UnknownSite'],
  }),
  loadAgent: defineCall({
    path: '/api/LoadAgent',
    access: 'visitor',
    effect: 'read',
    whileClosed: true,
    summary: 'The person whose link with this name leads to the site; null where it leads to no one',
    body: Type.Object({ ...SiteIds.properties, With: Text(40) }),
    reply: Type.Object({ Agent: orNull(AgentCard) }),
    refusals: [],
  }),
  loadMenu: defineCall({
    path: '/api/loadMTGAppDD',
    access: 'visitor',
    effect: 'read',
    summary: 'The items of a dropdown menu in one language',
    body: Type.Object({ MenuCode: Text(40), LanguageID: LanguageId, ...SiteIds.properties }),
    reply: Type.Object({ Items: Type.Array(Item) }),
    refusals: ['UnknownChoice'],
  }),
  loadMenuWithCategory: defineCall({
    path: '/api/LoadDDWithCategory',
    access: 'visitor',
    effect: 'read',
    summary: 'The items of one category of a two-level menu',
    body: Type.Object({ MenuCode: Text(40), Category: Id, LanguageID: LanguageId, ...SiteIds.properties }),
    reply: Type.Object({ Items: Type.Array(Item) }),
    refusals: ['UnknownChoice'],
  }),
  saveLanguage: defineCall({
    path: '/api/MTGAPPSaveLanguage',
    access: 'user',
    perHour: 120,
    effect: 'write',
    summary: "Save the language of the user's mail",
    body: Type.Object({ ...UserIds.properties, LanguageID: LanguageId }),
    reply: Nothing,
    refusals: [],
  }),
}
