import { applicantAddressCalls } from '@foyer/contract/applicants/address-calls.ts'
import { assetCalls } from '@foyer/contract/applicants/asset-calls.ts'
import { identificationCalls } from '@foyer/contract/applicants/calls.ts'
import { incomeCalls } from '@foyer/contract/applicants/income-calls.ts'
import { liabilityCalls } from '@foyer/contract/applicants/liability-calls.ts'
import { propertyCalls } from '@foyer/contract/applicants/property-calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { identificationDocuments } from './identification-documents.ts'
import { addresses, assets, incomes, liabilities, properties } from './lists/index.ts'
import { recordHandlers } from './records/record-handlers.ts'
import { removeOwnedMortgage } from './remove-owned-mortgage.ts'
import { saveAddresses } from './save-addresses.ts'
import { saveIdentification } from './save-identification.ts'

type Needs = Pick<Services, 'crypto'>

export const identificationHandlers = ({ crypto }: Needs) => {
  const documents = recordHandlers(crypto, identificationDocuments, {
    field: 'Identification',
    list: 'Identifications',
  })
  return implementCalls(identificationCalls, {
    upsertIdentification: documents.upsert,
    loadIdentification: documents.load,
    deleteIdentification: documents.remove,
    saveIdentification: { save: saveIdentification(crypto) },
  })
}

export const applicantAddressHandlers = ({ crypto }: Needs) =>
  implementCalls(applicantAddressCalls, {
    upsertAddress: { save: saveAddresses(crypto) },
    removeAddress: recordHandlers(crypto, addresses, { field: 'Address', list: 'Addresses' }).remove,
  })

export const incomeHandlers = ({ crypto }: Needs) => {
  const { upsert, load, remove, done } = recordHandlers(crypto, incomes, { field: 'Income', list: 'Incomes' })
  return implementCalls(incomeCalls, {
    upsertIncome: upsert,
    loadIncome: load,
    deleteIncome: remove,
    doneIncome: done,
  })
}

export const propertyHandlers = ({ crypto }: Needs) => {
  const { upsert, load, remove, done } = recordHandlers(crypto, properties, { field: 'Property', list: 'Properties' })
  return implementCalls(propertyCalls, {
    upsertProperty: upsert,
    loadProperty: load,
    deleteProperty: remove,
    deleteMortgageInvite: {
      save: ({ body, scope, now }, trx, rows) =>
        removeOwnedMortgage(crypto)(
          { scope, now, applicantId: scope.applicantId, mortgageId: body.MortgageID },
          trx,
          rows,
        ),
    },
    doneProperty: done,
  })
}

export const assetHandlers = ({ crypto }: Needs) => {
  const { upsert, load, remove, done } = recordHandlers(crypto, assets, { field: 'Asset', list: 'Assets' })
  return implementCalls(assetCalls, {
    upsertAsset: upsert,
    loadAsset: load,
    deleteAsset: remove,
    doneAsset: done,
  })
}

export const liabilityHandlers = ({ crypto }: Needs) => {
  const { upsert, load, remove, done } = recordHandlers(crypto, liabilities, {
    field: 'Liability',
    list: 'Liabilities',
  })
  return implementCalls(liabilityCalls, {
    upsertLiability: upsert,
    loadLiability: load,
    deleteLiability: remove,
    doneLiability: done,
  })
}
