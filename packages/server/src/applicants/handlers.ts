import { callsByFeature } from '@foyer/contract/all-calls.ts'
import {
  addresses,
  assets,
  identificationDocuments,
  incomes,
  liabilities,
  properties,
} from '../application/record-kinds.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { recordHandlers } from './records/record-handlers.ts'
import { removeOwnedMortgage } from './remove-owned-mortgage.ts'
import { saveAddresses } from './save-addresses.ts'
import { saveIdentification } from './save-identification.ts'

/** Who an applicant is, and their lists. */
export const applicantHandlers = ({ crypto }: Pick<Services, 'crypto'>) => {
  const documents = recordHandlers(crypto, identificationDocuments)
  return [
    ...implementCalls(callsByFeature.identification, {
      upsertIdentification: documents.upsert,
      loadIdentification: documents.load,
      deleteIdentification: documents.remove,
      saveIdentification: { save: saveIdentification(crypto) },
    }),
    ...implementCalls(callsByFeature.applicantAddress, {
      upsertAddress: { save: saveAddresses(crypto) },
      removeAddress: recordHandlers(crypto, addresses).remove,
    }),
    ...implementCalls(callsByFeature.income, recordHandlers(crypto, incomes)),
    ...implementCalls(callsByFeature.property, {
      ...recordHandlers(crypto, properties),
      deleteMortgageInvite: {
        save: ({ body, scope, now }, trx, rows) =>
          removeOwnedMortgage(crypto)(
            { scope, now, applicantId: scope.applicantId, mortgageId: body.MortgageID },
            trx,
            rows,
          ),
      },
    }),
    ...implementCalls(callsByFeature.asset, recordHandlers(crypto, assets)),
    ...implementCalls(callsByFeature.liability, recordHandlers(crypto, liabilities)),
  ]
}
