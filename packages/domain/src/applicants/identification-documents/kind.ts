import { requiredChoice, requiredText } from '../../kit/checks.ts'
import { isMaskedNumber } from '../../kit/mask-number.ts'
import { chosenFrom, id, text } from '../../kit/vocabulary.ts'
import { deleteDocumentProblems } from '../identification-rules.ts'
import { defineKind, type RecordOf } from '../kinds/define-kind.ts'

/** One identification document (driver's licence, passport, …) of an applicant. */
export const identificationDocumentKind = defineKind({
  kind: 'identification',
  name: 'Identification',
  list: 'Identifications',
  idField: 'IdentificationID',
  texts: 'applicants',
  area: 'Identity',
  noun: ['an identification document', 'the step of identification'],
  fields: {
    IdentificationID: id,
    Type: chosenFrom('IdentificationType'),
    Country: chosenFrom('IdentificationCountry'),
    IdentificationNumber: text(50),
  },
  words: {
    strType: { of: 'Type', most: 80 },
    strCountry: { of: 'Country', most: 80 },
  },
  paths: {
    upsert: ['/api/MTGAppUpsertIdentification'],
    load: ['/api/MTGAPPLoadIdentification'],
    remove: ['/api/MTGAPPDeleteIdentification'],
  },
  refusals: ['IdentificationMissingType', 'IdentificationMissingCountry', 'IdentificationMissingIdentificationNumber'],
  secretFields: ['IdentificationNumber'],
  problems: ({ Type, Country, IdentificationNumber }) => [
    ...requiredChoice(Type, 'Type', 'IdentificationMissingType'),
    // A mask that is not the one of the stored number, which has taken its place before.
    ...requiredText(
      isMaskedNumber(IdentificationNumber) ? '' : IdentificationNumber,
      'IdentificationNumber',
      'IdentificationMissingIdentificationNumber',
    ),
    ...requiredChoice(Country, 'Country', 'IdentificationMissingCountry'),
  ],
  removeProblems: (documents, { settings }) => deleteDocumentProblems(settings, documents.length),
})
/** Types that only Canada issues, and the driver's licence, which nearly everyone here has from a province. */
const canadian: readonly number[] = [0, 2, 3, 4, 5]
const canada = 1

/** The country that a type suggests, to be corrected where it is another one. */
export const suggestedCountry = (type: number): number | undefined => (canadian.includes(type) ? canada : undefined)

export type IdentificationDocument = RecordOf<typeof identificationDocumentKind>
