import { longestKeyName, mostKeyNetworks } from '@foyer/domain/api-keys/rules.ts'
import { DateText, Instant, Text } from '@foyer/domain/kit/schema.ts'
import { officeActions } from '@foyer/domain/office/actions.ts'
import Type from 'typebox'

export const KeyID = Text(16)
export const KeyName = Text(longestKeyName)
export const KeyActions = Type.Array(Type.Enum([...officeActions]), {
  maxItems: officeActions.length,
  uniqueItems: true,
})
/** Slugs; none: every site that there is for the key. */
export const KeySites = Type.Array(Text(40), { maxItems: 300, uniqueItems: true })
/** Addresses and networks (`203.0.113.0/24`, `2001:db8::/48`) from which the key works; none: from everywhere. */
export const IpRanges = Type.Array(Text(50), { maxItems: mostKeyNetworks, uniqueItems: true })

export const ListedKey = {
  KeyID,
  Name: KeyName,
  Actions: KeyActions,
  Sites: KeySites,
  IpRanges,
  CreatedAt: Instant,
  /** The last day on which it works. */
  ExpiresOn: DateText,
  /** Empty while it was not ended. */
  EndedAt: Instant,
  /** To about five minutes; empty before its first use. */
  LastUsedAt: Instant,
}

/** The key itself is returned once and stored only as a keyed hash. */
export const NewKey = Type.Object({ KeyID, Key: Text(100), ExpiresOn: DateText })
