import { addressCalls } from '@foyer/contract/addresses/calls.ts'
import { addressFromParts } from '@foyer/domain/addresses/from-parts.ts'
import { provinceCode, stateCode } from '@foyer/domain/addresses/place-codes.ts'
import { streetDirectionCode, streetParts, streetTypeCode } from '@foyer/domain/addresses/street-parts.ts'
import { cleanTexts } from '@foyer/domain/kit/clean-texts.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { countLookUp } from './limits.ts'
import { findResult, keepResult } from './result-store.ts'

const placeMenus: Readonly<Record<string, (label: string) => number | undefined>> = {
  province: provinceCode,
  state: stateCode,
}

/** Looking up addresses: no transaction is open while a service is asked. */
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
        const found = await addresses.retrieve(context.body.Id, context.language)
        return found ? { Address: addressFromParts(found) } : context.refuse('NoAccess')
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
        const codeOf = placeMenus[body.MenuCode.toLowerCase()]
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
    saveCanadaPostResults: {
      async free(context) {
        await countLookUp(limiter, context)
        const { body, scope, now, transaction } = context
        const address = cleanTexts(body.Addr)
        await transaction((trx) => keepResult(trx, { siteId: scope.siteId, id: body.Id, address, now }))
        return {}
      },
    },
  })
