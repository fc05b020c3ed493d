import { residentialStatuses } from '@foyer/domain/applicants/addresses/kind.ts'
import { noReasons, reasonVocabulary } from '@foyer/domain/applicants/contradictions.ts'
import { type Kinds, kinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { AnyKind, RecordOf } from '@foyer/domain/applicants/kinds/define-kind.ts'
import { identificationVocabulary } from '@foyer/domain/applicants/vocabulary.ts'
import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import { loadedRecord } from '@foyer/domain/codes/loaded-record.ts'
import { interviewVocabulary } from '@foyer/domain/interview/vocabulary.ts'
import { named } from '@foyer/domain/kit/named.ts'
import type { Field, Vocabulary } from '@foyer/domain/kit/vocabulary.ts'
import { requestedMortgageVocabulary } from '@foyer/domain/mortgage-request/vocabulary.ts'
import { anApplicant } from '@foyer/domain/testing/applicants.ts'
import { anApplicantAddress, anOwnedMortgage, aProperty, recordsOf } from '@foyer/domain/testing/records.ts'
import { expect, test } from 'vitest'
import { openSheet } from '../../kit/pdf/sheet.ts'
import { testTexts } from '../../testing/test-texts.ts'
import { sampleSubmission } from '../testing/sample-submission.ts'
import { applicantSection } from './applicant-section.ts'
import { mortgageSection } from './mortgage-section.ts'
import { projectSection } from './project-section.ts'
import { wordsIn } from './words.ts'

const texts = testTexts()
const words = wordsIn(texts, 'en')
const sheet = openSheet({ title: '', locale: 'en-CA', createdAt: new Date(0), runningHead: '', accent: '#000000' })
const { set } = sheet
let said: string[] = []
sheet.set = (text, ...style) => {
  said.push(text)
  return set(text, ...style)
}
const written = (draw: () => void): string => {
  said = []
  draw()
  return said.join('\n')
}
const { Application: application } = sampleSubmission(texts, { language: 'en' }).snapshot
const ownedHome = anApplicantAddress({ ResidentialStatusDD: residentialStatuses.owner })
const write = (applicant: Applicant) =>
  written(() => applicantSection(sheet, words, { ...application, Applicants: [applicant] }, applicant, 1))

type Id = keyof Kinds
/** A loaded applicant with a record of the kind. */
const withRecord = (id: Id, record: RecordOf<AnyKind>): Applicant => {
  const kind: AnyKind = kinds[id]
  const list: unknown[] = [loadedRecord(kind, { ...kind.blank, ...record }, 'en')]
  const applicant = anApplicant()
  if (id !== 'identification') return { ...applicant, ...named<string, unknown>(kind.list, list) }
  return {
    ...applicant,
    Identification: { ...applicant.Identification, ...named<string, unknown>('IdentificationLst', list) },
  }
}

const records: Record<Id, readonly object[]> = {
  ...recordsOf,
  identification: [{ IdentificationID: 1, Type: 0, Country: 1, IdentificationNumber: 'R1234-567890' }],
}

/** A different answer to the same question. */
const others: Record<Field['kind'], (value: unknown) => unknown> = {
  id: (value) => value,
  flag: (value) => 1 - Number(value),
  choice: (value) => (value === 1 ? 2 : 1),
  money: () => 1234.56,
  percentage: () => 7.31,
  decimal: () => 37.25,
  count: () => 17,
  date: () => '2027-05-13',
  text: () => '5195550199',
  group: (value) => value,
  list: (value) => value,
}

type Values = Record<string, unknown>
/** Every change of one field in a record, with the path of the field. */
const changesOf = (fields: Vocabulary, record: Values): [path: string, changed: Values][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Values][] => {
    const value = record[name]
    if (field.kind === 'id') return []
    if (field.kind === 'group')
      return changesOf(field.of, value as Values).map(([path, inner]) => [
        `${name}.${path}`,
        { ...record, [name]: inner },
      ])
    if (field.kind === 'list')
      return (value as Values[])
        .slice(0, 1)
        .flatMap((one) => changesOf(field.of, one))
        .map(([path, inner]) => [`${name}.${path}`, { ...record, [name]: [inner] }])
    return [[name, { ...record, [name]: others[field.kind](value) }]]
  })

/** The paths of the fields whose change leaves the document of every record unchanged. */
const unwrittenOf = (fields: Vocabulary, all: readonly object[], documentOf: (record: Values) => string): string[] => {
  const seen = new Map<string, boolean>()
  for (const record of all) {
    const before = documentOf({ ...record })
    for (const [path, changed] of changesOf(fields, { ...record })) {
      if (seen.get(path) !== true) seen.set(path, documentOf(changed) !== before)
    }
  }
  expect(seen.size).toBeGreaterThan(0)
  return [...seen].filter(([, isSeen]) => !isSeen).map(([path]) => path)
}

test.each(Object.keys(kinds) as Id[])('every field of every kind is in the document: %s', (id) => {
  const documentOf = (record: Values) => write(withRecord(id, record as RecordOf<AnyKind>))
  expect(unwrittenOf(kinds[id].fields, records[id], documentOf)).toEqual([])
})

test('every field of the personal details is in the document', () => {
  const { FirstName, LastName, ...fields } = identificationVocabulary
  const { Identification } = anApplicant()
  const people = [0, 1].map((PrimaryFlag) => ({ ...Identification, PrimaryFlag }))
  const documentOf = (given: Values) => write({ ...anApplicant(), Identification: { ...Identification, ...given } })
  expect(unwrittenOf(fields, people, documentOf)).toEqual([])
})

test('the reason for every contradiction is in the document', () => {
  const contradicted: Applicant = {
    ...anApplicant(),
    Identification: { ...anApplicant().Identification, FirstTimeHomeBuyerFlag: 1 },
    Properties: [loadedRecord(kinds.property, aProperty({ PropertyValue: 1, Mortgages: [anOwnedMortgage()] }), 'en')],
  }
  const elsewhere = { ...anApplicant(), Addresses: [loadedRecord(kinds.address, ownedHome, 'en')] }
  expect(
    unwrittenOf(reasonVocabulary, [noReasons], (Reasons) =>
      [contradicted, elsewhere].map((one) => write({ ...one, Reasons: Reasons as typeof noReasons })).join(),
    ),
  ).toEqual([])
})

test('every field of the interview is in the document', () => {
  const documentOf = (InterView: Values) =>
    written(() => projectSection(sheet, words, { ...application, InterView } as Application))
  expect(unwrittenOf(interviewVocabulary, [application.InterView], documentOf)).toEqual([])
})

test('every field of the mortgage request is in the document', () => {
  const documentOf = (RequestedMortgage: Values) =>
    written(() => mortgageSection(sheet, words, { ...application, RequestedMortgage } as Application))
  const { RequestedMortgage } = application
  const requests = recordsOf.property.map(({ Address }) => ({
    ...RequestedMortgage,
    SubjectProperty: { ...RequestedMortgage.SubjectProperty, Address },
  }))
  expect(unwrittenOf(requestedMortgageVocabulary, requests, documentOf)).toEqual([])
})
