import { callsByFeature } from '@foyer/contract/all-calls.ts'
import { listCalls } from '@foyer/contract/applicants/list-calls.ts'
import type { CallDeclaration } from '@foyer/contract/kit/define-call.ts'
import { listKinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { addresses, identificationDocuments, lists } from '../application/record-kinds.ts'
import { type Handler, implementCalls } from '../kit/implement-calls.ts'
import { recordHandlers } from './records/record-handlers.ts'
import { removeOwnedMortgage } from './remove-owned-mortgage.ts'
import { saveAddresses } from './save-addresses.ts'
import { type IdentificationNeeds, saveIdentification } from './save-identification.ts'
import { saveReasons } from './save-reasons.ts'

/** The calls of personal details and of the applicants' lists. */
export const applicantHandlers = (needs: IdentificationNeeds) => {
  const { crypto } = needs
  const documents = recordHandlers(crypto, identificationDocuments)
  return [
    ...implementCalls(callsByFeature.identification, {
      upsertIdentification: documents.upsert,
      loadIdentification: documents.load,
      deleteIdentification: documents.remove,
      saveIdentification: { save: saveIdentification(needs) },
    }),
    ...implementCalls(callsByFeature.applicantAddress, {
      upsertAddress: { save: saveAddresses(crypto) },
      removeAddress: recordHandlers(crypto, addresses).remove,
    }),
    ...implementCalls(callsByFeature.reason, { saveReasons: { save: saveReasons } }),
    ...listKinds.flatMap(({ kind }) => {
      const handlers = recordHandlers(crypto, lists[kind])
      const calls: Record<keyof typeof handlers, CallDeclaration> = listCalls[kind]
      // Calls and handlers are made of the same kinds, but TypeScript cannot derive types from computed names.
      return implementCalls(calls, handlers as Record<keyof typeof handlers, Handler<CallDeclaration>>)
    }),
    ...implementCalls(callsByFeature.ownedMortgage, {
      deleteMortgageInvite: {
        save: ({ body, scope, now }, trx, rows) =>
          removeOwnedMortgage(crypto)(
            { scope, now, applicantId: scope.applicantId, mortgageId: body.MortgageID },
            trx,
            rows,
          ),
      },
    }),
  ]
}
