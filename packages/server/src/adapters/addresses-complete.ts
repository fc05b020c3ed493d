import type { WordedAddress } from '@foyer/domain/addresses/from-parts.ts'
import type { FoundAddress } from '@foyer/domain/addresses/look-up-fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import { type AddressesPort, mostSuggestions } from '../ports/addresses.ts'
import { readJsonReply } from './read-reply.ts'
import { serviceUrl } from './service-address.ts'

export interface AddressCompleteConfig {
  key: string
  /** Base URL of the service, without a trailing slash: …/AddressComplete/Interactive */
  url: string
  /** Receives the reason of a failed or unreadable reply, without the key or the search text. */
  onFailure(reason: string): void
}

/** Timeout in milliseconds; a person who types does not wait longer. */
const timeout = 5000

const Found = Type.Object({
  Items: Type.Array(
    Type.Object({
      Id: Type.String(),
      Text: Type.String(),
      Description: Type.String(),
      Next: Type.String(),
    }),
  ),
})

const Retrieved = Type.Object({
  Items: Type.Array(
    Type.Object({
      Language: Type.Optional(Type.String()),
      SubBuilding: Type.String(),
      BuildingNumber: Type.String(),
      Street: Type.String(),
      City: Type.String(),
      ProvinceCode: Type.String(),
      PostalCode: Type.String(),
      CountryName: Type.Optional(Type.String()),
    }),
  ),
})
type Item = Static<typeof Retrieved>['Items'][number]

/** The service reports an error as an item with an Error number, in a successful reply. */
const Failed = Type.Object({ Items: Type.Array(Type.Object({ Error: Type.String() }), { minItems: 1 }) })

const languages: Record<Language, { preference: string; word: string }> = {
  en: { preference: 'en', word: 'ENG' },
  fr: { preference: 'fr', word: 'FRE' },
}

/**
 * Canada Post's AddressComplete (Find 2.10, Retrieve 2.11). The key stays on the server, so the browser calls us. Any
 * failure gives an empty result.
 */
export const addressesComplete = ({ key, url, onFailure }: AddressCompleteConfig): AddressesPort => {
  serviceUrl(url)
  const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const address = serviceUrl(`${url}${path}`)
    for (const [name, value] of Object.entries({ Key: key, ...query })) address.searchParams.set(name, value)
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeout) })
    if (!response.ok) throw new Failure(`status ${response.status}`)
    const answer: unknown = await readJsonReply(response)
    if (Value.Check(Failed, answer)) throw new Failure(`error ${answer.Items[0]?.Error.slice(0, 20)}`)
    return answer
  }
  /** Errors of fetch may contain the address with its key, so only their name is reported. */
  const orNothing = async <T>(nothing: T, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      onFailure(error instanceof Failure ? error.message : error instanceof Error ? error.name : 'unknown')
      return nothing
    }
  }
  const find = (SearchTerm: string, LastId: string, language: Language) =>
    orNothing<FoundAddress[]>([], async () => {
      const { Items } = Value.Parse(
        Found,
        await ask('/Find/v2.10/json3.ws', {
          SearchTerm,
          LastId,
          Country: 'CAN',
          LanguagePreference: languages[language].preference,
          MaxSuggestions: String(mostSuggestions),
        }),
      )
      return Items.filter(({ Id }) => Id.length <= 300)
        .slice(0, mostSuggestions)
        .map(({ Id, Text, Description, Next }) => ({
          Id,
          Text: Text.slice(0, 300),
          Description: Description.slice(0, 300),
          Next: Next === 'Retrieve' ? 'Retrieve' : 'Find',
        }))
    })
  return {
    find: ({ text, language }) => (text.trim() === '' ? Promise.resolve([]) : find(text, '', language)),
    findMore: (groupId, { text, language }) => find(text, groupId, language),
    retrieve: (Id, language) =>
      orNothing(undefined, async () => {
        const { Items } = Value.Parse(Retrieved, await ask('/Retrieve/v2.11/json3.ws', { Id }))
        const item = Items.find(({ Language: word }) => word === languages[language].word) ?? Items[0]
        return item && wordedOf(item)
      }),
  }
}

class Failure extends Error {}

const wordedOf = (item: Item): WordedAddress => ({
  unit: item.SubBuilding,
  streetNumber: item.BuildingNumber,
  route: item.Street,
  city: item.City,
  province: item.ProvinceCode,
  postalCode: item.PostalCode,
  ...(item.CountryName !== undefined && { country: item.CountryName }),
})
