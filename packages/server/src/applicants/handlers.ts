import { identificationCalls } from '@foyer/contract/applicants/calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { identificationDocuments, listedDocuments } from './identification-documents.ts'
import { recordHandlers } from './records/record-handlers.ts'
import { saveIdentification } from './save-identification.ts'

export const identificationHandlers = ({ crypto }: Pick<Services, 'crypto'>) => {
  const documents = recordHandlers(crypto, identificationDocuments, {
    field: 'Identification',
    reply: (records, language) => ({ Identifications: listedDocuments(records, language) }),
  })
  return implementCalls(identificationCalls, {
    upsertIdentification: documents.upsert,
    loadIdentification: documents.load,
    deleteIdentification: documents.remove,
    saveIdentification: { save: saveIdentification(crypto) },
  })
}
