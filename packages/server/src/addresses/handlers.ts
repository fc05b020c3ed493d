import { addressCalls } from '@foyer/contract/addresses/calls.ts'
import { addressFromParts } from '@foyer/domain/addresses/from-parts.ts'
import { addressFromLookUp, lookUpFromAddress } from '@foyer/domain/addresses/look-up-fields.ts'
import { provinceCode, stateCode } from '@foyer/domain/addresses/place-codes.ts'
import { countries } from '@foyer/domain/addresses/rules.ts'
import { streetDirectionCode, streetParts, streetTypeCode } from '@foyer/domain/addresses/street-parts.ts'
import { own } from '@foyer/domain/kit/own.ts'
import { type CallContext, implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import type { AddressesPort } from '../ports/addresses.ts'
import { countLookUp, takePaidLookUp } from './limits.ts'
import { isOwnId } from './own-ids.ts'
import { findResult, keepResult } from './result-store.ts'

const placeMenus: Readonly<Record<string, (label: string) => number | undefined>> = {
  province: provinceCode,
  state: stateCode,
}

type Needs = Pick<Services, 'addresses' | 'addressService' | 'limiter'>
type Context = CallContext<typeof addressCalls.findAddress> | CallContext<typeof addressCalls.retrieveAddress>

/** The paid service within its budgets; beyond them our own tables, as without a service. */
const portFor = async ({ addresses, addressService, limiter }: Needs, context: Context): Promise<AddressesPort> =>
  addressService && (await takePaidLookUp(limiter, context, addressService.mostADay)) ? addressService.port : addresses

/** Address look-up: no transaction is open during a request to a service. */
export const addressHandlers = (services: Needs) => {
  const { addresses, addressService, limiter } = services
  return implementCalls(addressCalls, {
    findAddress: {
      async free(context) {
        await countLookUp(limiter, context)
        const { body, language } = context
        const search = { text: body.SearchTerm, language }
        if (!body.LastId) return { Items: await (await portFor(services, context)).find(search) }
        const port = isOwnId(body.LastId) ? addresses : await portFor(services, context)
        return { Items: await port.findMore(body.LastId, search) }
      },
    },
    retrieveAddress: {
      async free(context) {
        await countLookUp(limiter, context)
        const { body, scope, now, transaction } = context
        const isPaid = addressService !== undefined && !isOwnId(body.Id)
        if (isPaid) {
          const kept = await transaction((trx) => findResult(trx, { siteId: scope.siteId, id: body.Id, now }))
          // What is kept has no code of another country.
          if (kept?.CountryTypeDD === countries.canada) return { Address: addressFromLookUp(kept) }
        }
        const port = isPaid ? await portFor(services, context) : addresses
        const found = await port.retrieve(body.Id, context.language)
        if (!found) return context.refuse('NoAccess')
        const Address = addressFromParts(found)
        const result = { siteId: scope.siteId, id: body.Id, address: lookUpFromAddress(Address), now }
        await transaction((trx) => keepResult(trx, result))
        return { Address }
      },
    },
    loadStreetComponents: {
      async free(context) {
        await countLookUp(limiter, context)
        return streetParts(context.body.Route)
      },
    },
    getFuzzyItemCode: {
      async free(context) {
        await countLookUp(limiter, context)
        const { body, refuse } = context
        const menu = body.MenuCode.toLowerCase()
        const codeOf = own(placeMenus, menu)
        return codeOf ? { ItemCode: codeOf(body.Label) ?? -1 } : refuse('UnknownChoice')
      },
    },
    getAddressComponents: {
      async free(context) {
        await countLookUp(limiter, context)
        const { Province = '', StreetType = '', StreetDirection = '' } = context.body
        return {
          ProvinceDD: provinceCode(Province) ?? -1,
          StreetTypeDD: streetTypeCode(StreetType),
          StreetDirectionDD: streetDirectionCode(StreetDirection),
        }
      },
    },
    loadCanadaPostResults: {
      async free(context) {
        await countLookUp(limiter, context)
        const { body, scope, now, refuse, transaction } = context
        const Addr = await transaction((trx) => findResult(trx, { siteId: scope.siteId, id: body.Id, now }))
        return Addr ? { Addr } : refuse('NoAccess')
      },
    },
    // Results sent by a browser would be served to others as if the service had found them: the call succeeds, and
    // nothing is stored.
    saveCanadaPostResults: {
      async free(context) {
        await countLookUp(limiter, context)
        return {}
      },
    },
  })
}
