import { Address } from '@foyer/domain/addresses/fields.ts'
import { FoundAddress, LookedUpAddress, StreetParts } from '@foyer/domain/addresses/look-up-fields.ts'
import { Choice, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Language, Nothing, SiteIds } from '../kit/ids.ts'

/** The id of an address at the search service. */
const AddressId = Text(300)
const refusals = ['TooManyRequests'] as const

/** Address search. The key of the service stays on the server, so the browser calls us. */
export const addressCalls = {
  findAddress: defineCall({
    path: '/api/MTGAPPFindAddress',
    access: 'visitor',
    effect: 'read',
    summary: 'Up to 20 addresses that match a search; LastId opens a group of them (find-more)',
    body: Type.Object({
      ...SiteIds.properties,
      SearchTerm: Text(200),
      LastId: Type.Optional(AddressId),
      ...Language.properties,
    }),
    reply: Type.Object({ Items: Type.Array(FoundAddress, { maxItems: 20 }) }),
    refusals,
  }),
  retrieveAddress: defineCall({
    path: '/api/MTGAPPRetrieveAddress',
    access: 'visitor',
    effect: 'read',
    summary: 'The parts of an address from a search',
    body: Type.Object({ ...SiteIds.properties, Id: AddressId, ...Language.properties }),
    reply: Type.Object({ Address }),
    refusals: ['NoAccess', ...refusals],
  }),
  loadStreetComponents: defineCall({
    path: '/api/LoadStreetComponents',
    access: 'visitor',
    effect: 'read',
    summary: 'Name, type and direction of a street line in either language; -1 for missing parts',
    body: Type.Object({ CountryTypeDD: Choice, Route: Text(200), ...SiteIds.properties }),
    reply: StreetParts,
    refusals,
  }),
  getFuzzyItemCode: defineCall({
    path: '/api/GetDDFuzzyItemCode',
    access: 'visitor',
    effect: 'read',
    summary: 'The code of a province or state from its name or abbreviation, typing errors allowed; -1 for none',
    body: Type.Object({
      ...SiteIds.properties,
      MenuCode: Text(40),
      Label: Text(100),
      LanguageID: Type.Optional(LanguageId),
    }),
    reply: Type.Object({ ItemCode: Choice }),
    refusals: ['UnknownChoice', ...refusals],
  }),
  getAddressComponents: defineCall({
    path: ['/api/GetAddressComponents', '/v1/leadopportunities/GetAddressComponents'],
    access: 'visitor',
    effect: 'read',
    summary: 'The codes of a province, a street type and a direction from their names; -1 for none',
    body: Type.Object({
      Province: Type.Optional(Text(100)),
      StreetType: Type.Optional(Text(60)),
      StreetDirection: Type.Optional(Text(60)),
      ...SiteIds.properties,
    }),
    reply: Type.Object({ ProvinceDD: Choice, StreetTypeDD: Choice, StreetDirectionDD: Choice }),
    refusals,
  }),
  loadCanadaPostResults: defineCall({
    path: ['/api/LoadCanadaPostResults', '/v1/leadopportunities/LoadCanadaPostResults'],
    access: 'visitor',
    effect: 'read',
    summary: 'A result that this site stored within a day; 404 if there is none',
    body: Type.Object({ Id: AddressId, ...SiteIds.properties }),
    reply: Type.Object({ Addr: LookedUpAddress }),
    refusals: ['NoAccess', ...refusals],
  }),
  saveCanadaPostResults: defineCall({
    path: ['/api/SaveCanadaPostResults', '/v1/leadopportunities/SaveCanadaPostResults'],
    access: 'visitor',
    effect: 'write',
    handOff: true,
    bodyLimit: 2 * 1024,
    summary: 'Store a result for this site for a day. The first one stays and cannot be replaced',
    body: Type.Object({ Id: AddressId, Addr: Type.Partial(LookedUpAddress), ...SiteIds.properties }),
    reply: Nothing,
    refusals,
  }),
}
