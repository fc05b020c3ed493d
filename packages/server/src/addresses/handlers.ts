import { addressCalls } from '@foyer/contract/addresses/calls.ts'
import { addressFromParts } from '@foyer/domain/addresses/from-parts.ts'
import { lookUpFromAddress } from '@foyer/domain/addresses/look-up-fields.ts'
import { provinceCode, stateCode } from '@foyer/domain/addresses/place-codes.ts'
import { streetDirectionCode, streetParts, streetTypeCode } from '@foyer/domain/addresses/street-parts.ts'
import { own } from '@foyer/domain/kit/own.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { countLookUp } from './limits.ts'
import { findResult, keepResult } from './result-store.ts'

const placeMenus: Readonly<Record<string, (label: string) => number | undefined>> = {
  province: provinceCode,
  state: stateCode,
}

/** Address look-up: no transaction is open during a request to a service. */
export const addressHandlers = ({ addresses, limiter }: Pick<Services, 'addresses' | 'limiter'>) =>
  implementCalls(addressCalls, {
    findAddress: {
      async free(context) {
        await countLookUp(limiter, context)
        const { body, language } = context
        const search = { text: body.SearchTerm, language }
        return { Items: await (body.LastId ? addresses.findMore(body.LastId, search) : addresses.find(search)) }
      },
    },
    retrieveAddress: {
      async free(context) {
        await countLookUp(limiter, context)
        const { body, scope, now, transaction } = context
        const found = await addresses.retrieve(body.Id, context.language)
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
