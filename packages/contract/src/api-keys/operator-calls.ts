import { DateText, Instant, Text } from '@foyer/domain/kit/schema.ts'
import { officeActions } from '@foyer/domain/office/actions.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing } from '../kit/ids.ts'

const KeyID = Text(16)
const Actions = Type.Array(Type.Enum([...officeActions]), {
  minItems: 1,
  maxItems: officeActions.length,
  uniqueItems: true,
})
/** Slugs; none: every site, and the calls that concern all of them. */
const Sites = Type.Array(Text(40), { maxItems: 100, uniqueItems: true })
/** Addresses and networks (`203.0.113.0/24`, `2001:db8::/48`) from which the key works; none: from everywhere. */
const IpRanges = Type.Array(Text(50), { maxItems: 20, uniqueItems: true })

const ListedKey = Type.Object({
  KeyID,
  Name: Text(60),
  Actions,
  Sites,
  IpRanges,
  CreatedAt: Instant,
  /** The key that created it; `operator` for the token of the installation. */
  CreatedBy: Text(60),
  /** The last day on which it works. */
  ExpiresOn: DateText,
  /** Empty while it was not ended. */
  EndedAt: Instant,
  /** To about five minutes; empty before its first use. */
  LastUsedAt: Instant,
})
/** The key itself is returned once and stored only as a keyed hash. */
const NewKey = Type.Object({ KeyID, Key: Text(100), ExpiresOn: DateText })

export const operatorKeyCalls = {
  createApiKey: defineCall({
    path: '/broker-api/CreateApiKey',
    access: 'operator',
    action: 'key.manage',
    perHour: 60,
    effect: 'write',
    audit: 'api-key-created',
    summary: 'Create a key with some actions, for some sites and until a day; it is shown once',
    body: Type.Object({
      Name: Text(60),
      Actions,
      Sites: Type.Optional(Sites),
      IpRanges: Type.Optional(IpRanges),
      ExpiresOn: Type.Optional(DateText),
    }),
    reply: NewKey,
    refusals: ['InvalidSetting', 'InvalidDate', 'UnknownSite', 'NotPermitted'],
  }),
  listApiKeys: defineCall({
    path: '/broker-api/ListApiKeys',
    access: 'operator',
    action: 'key.manage',
    perHour: 300,
    effect: 'read',
    audit: 'api-keys-listed',
    summary: 'The keys, the newest 1,000 first, without their secrets',
    body: Type.Object({}),
    reply: Type.Object({ Keys: Type.Array(ListedKey) }),
    refusals: [],
  }),
  rotateApiKey: defineCall({
    path: '/broker-api/RotateApiKey',
    access: 'operator',
    action: 'key.manage',
    perHour: 60,
    effect: 'write',
    audit: 'api-key-rotated',
    summary: 'Create a key with the name and rights of another, which still works for seven days',
    body: Type.Object({ KeyID, ExpiresOn: Type.Optional(DateText) }),
    reply: NewKey,
    refusals: ['NoAccess', 'InvalidDate', 'NotPermitted'],
  }),
  endApiKey: defineCall({
    path: '/broker-api/EndApiKey',
    access: 'operator',
    action: 'key.manage',
    effect: 'write',
    audit: 'api-key-ended',
    summary: 'End a key at once',
    body: Type.Object({ KeyID }),
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
}
