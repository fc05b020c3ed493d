import { blankIdentificationDocument } from '@foyer/domain/applicants/blank.ts'
import type { IdentificationDocument } from '@foyer/domain/applicants/fields.ts'
import { deleteDocumentProblems, documentProblems } from '@foyer/domain/applicants/identification-rules.ts'
import { documentCodeProblems } from '@foyer/domain/codes/code-problems.ts'
import { labelOf } from '@foyer/domain/codes/menus.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { defineRecordKind } from './records/record-kind.ts'

/** A document with its words, as lists of them travel. */
const listedDocument = (document: IdentificationDocument, language: Language) => ({
  ...document,
  strType: labelOf('IdentificationType', document.Type, language),
  strCountry: labelOf('IdentificationCountry', document.Country, language),
})
export type ListedDocument = ReturnType<typeof listedDocument>

export const identificationDocuments = defineRecordKind<IdentificationDocument, 'IdentificationID', ListedDocument>({
  kind: 'identification',
  idField: 'IdentificationID',
  blank: blankIdentificationDocument,
  step: 'identification',
  secretFields: ['IdentificationNumber'],
  shown: listedDocument,
  problems: (document) => [...documentProblems(document), ...documentCodeProblems(document)],
  removeProblems: (documents, { settings }) => deleteDocumentProblems(settings, documents.length),
})
