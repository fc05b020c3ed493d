import { applicantAddressKind } from '@foyer/domain/applicants/addresses/kind.ts'
import { kinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Applicant, Application, Lists } from '@foyer/domain/application-fields.ts'
import { loadedRecord } from '@foyer/domain/codes/loaded-record.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { blankSubjectMortgage } from '@foyer/domain/mortgage-request/blank.ts'
import { consentingHere, consentVersion } from '@foyer/domain/review/consent.ts'
import { everyStepDone } from '@foyer/domain/testing/applicants.ts'
import {
  coupleRefinancingInQuebec,
  coupleWithEverything,
  type Persona,
  sharingContacts,
  singleBuyerInOntario,
} from '@foyer/domain/testing/personas.ts'
import { anApplicantAddress } from '@foyer/domain/testing/records.ts'
import { en } from '@foyer/texts/review/consent.en.ts'
import { fr } from '@foyer/texts/review/consent.fr.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { today } from '@foyer/ui/today.ts'
import { documentRequest, everyStatus, nothingSent } from './documents.ts'
import { ApplicantID, agent, applicant, application } from './fixtures.ts'

type Totals = { strAnnualIncome: string; PropertyCount: number; strTotalAsset: string }
const noTotals: Totals = { strAnnualIncome: '', PropertyCount: 0, strTotalAsset: '' }

const consentOf = (names: string[]): string => {
  const text = language === 'fr' ? fr : en
  const filled = (words: string) =>
    words.replaceAll('{{brokerage}}', agent.BrokerageName).replaceAll('{{names}}', names.join(', '))
  const sections = text.sections.map((section) => `${section.heading}\n${filled(section.text)}`)
  const short = Object.values(text.short).map(filled).join('\n')
  return [text.title, short, text.edition, filled(text.given), ...sections, text.acceptance].join('\n\n')
}

const listsOf = (lists: Persona['main']['lists']): Partial<Lists> =>
  lists === undefined
    ? { Addresses: [loadedRecord(applicantAddressKind, anApplicantAddress(), language)] }
    : {
        Addresses: lists.addresses.map((one) => loadedRecord(kinds.address, one, language)),
        Incomes: lists.incomes.map((one) => loadedRecord(kinds.income, one, language)),
        Properties: lists.properties.map((one) => loadedRecord(kinds.property, one, language)),
        Assets: lists.assets.map((one) => loadedRecord(kinds.asset, one, language)),
        Liabilities: lists.liabilities.map((one) => loadedRecord(kinds.liability, one, language)),
      }

const applicantOf = ({ identification, document, lists }: Persona['main'], index: number): Applicant => {
  const { FirstName, LastName, DOB } = identification
  const blank = applicant().Identification
  return applicant({
    ApplicantID: ApplicantID + index,
    FirstName,
    LastName,
    Step: everyStepDone,
    ...listsOf(lists),
    Identification: {
      ...blank,
      ...identification,
      SIN: '',
      SINOnFile: 1,
      PrimaryFlag: index === 0 ? 1 : 0,
      strDOB: formatDate(DOB, language),
      IdentificationLst:
        lists === undefined ? [] : [loadedRecord(kinds.identification, { ...document, IdentificationID: 1 }, language)],
    },
  })
}

const typeOf = (index: number) =>
  language === 'fr'
    ? ['Demandeur principal', 'Coemprunteur'][Math.min(index, 1)]
    : ['Main applicant', 'Co-applicant'][Math.min(index, 1)]

/** A persona's complete application as the server returns it, ready to be submitted. */
const applicationOf = (persona: Persona, addressLine: string, totals = noTotals): Application => {
  const blank = application()
  const Applicants = [persona.main, ...persona.others].map(applicantOf)
  const names = Applicants.map(({ FirstName, LastName }) => `${FirstName} ${LastName}`)
  const InterView = { ...blank.InterView, ...persona.interview }
  const { SubjectProperty, ...request } = persona.request
  const { Mortgages = [], ...property } = SubjectProperty
  const blankProperty = blank.RequestedMortgage.SubjectProperty
  return application({
    Step: 5,
    Applicants,
    InterView: {
      ...InterView,
      strClosingDateMMM: formatDate(InterView.ClosingDate, language, 'medium'),
      strPropertyValue: formatMoney(InterView.PropertyValue, language),
      strDownPaymentAmount: formatMoney(InterView.DownPaymentAmount, language),
    },
    RequestedMortgage: {
      ...blank.RequestedMortgage,
      ...request,
      strRequestedMortgageAmount: formatMoney(request.RequestedMortgageAmount ?? 384_000, language),
      SubjectProperty: {
        ...blankProperty,
        ...property,
        Address: { ...blankProperty.Address, ...persona.address, AddressLine1: addressLine },
        Mortgages: Mortgages.map((mortgage, index) => ({
          ...blankSubjectMortgage,
          ...mortgage,
          MortgageID: index + 1,
        })),
      },
    },
    Summary: {
      Consent: consentOf(consentingHere({ Applicants }).map(fullName)),
      ConsentVersion: consentVersion,
      Reviewed: {
        ConsentHash: 'consent',
        Parts: [0, ...Applicants.map((one) => one.ApplicantID)].map((id) => ({ ApplicantID: id, PartHash: 'as read' })),
      },
      TotalApplicantCount: names.length,
      MainApplicantName: names[0] ?? '',
      AllOtherApplicantNames: names.slice(1).join(', '),
      ApplicantsNames: Applicants.map((one, index) => ({
        ApplicantID: one.ApplicantID,
        Type: typeOf(index) ?? '',
        Name: names[index] ?? '',
        ...totals,
      })),
      ...totals,
    },
  })
}

export const singleBuyer = applicationOf(singleBuyerInOntario(today()), '1204-340 Queen Street')
const ofCouple = coupleRefinancingInQuebec(today())
/** One address for both, so that both accept on one page. */
export const couple = applicationOf(sharingContacts(ofCouple), '58, rue des Érables')
export const coupleWithLink = applicationOf(ofCouple, '58, rue des Érables')
const luc = {
  FirstName: 'Luc',
  LastName: 'Bergeron',
  Email: ofCouple.main.identification.Email,
  Mobile: '8195550180',
  RelationshipDD: 6,
}
/** The third person has a telephone of their own and shares the e-mail. */
export const twoWithLinks = applicationOf(
  {
    ...ofCouple,
    others: ofCouple.others.flatMap((one) => [one, { ...one, identification: { ...one.identification, ...luc } }]),
  },
  '58, rue des Érables',
)
export const withTotals = applicationOf(sharingContacts(ofCouple), '58, rue des Érables', {
  strAnnualIncome: formatMoney(92_400, language),
  PropertyCount: 2,
  strTotalAsset: formatMoney(418_000, language),
})

const wholeCouple = applicationOf(sharingContacts(coupleWithEverything(today())), '88 Barton Street West')
const statement = { RequestID: 1, FailedFlag: 0, RequestCount: 1, strResponseDate: '', Responses: [] }
/** Every list, and every state of a document and of a bank statement. */
export const everything: Application = {
  ...wholeCouple,
  showRequestDocument: 1,
  Requests: [documentRequest(everyStatus), documentRequest(nothingSent, { DFRequestDocID: 3002 })],
  BankStatementsApplicants: wholeCouple.Applicants.map((one, index) => ({
    ...statement,
    ApplicantID: one.ApplicantID,
    ApplicantName: fullName(one),
    RequestedFlag: 1,
    ReceivedFlag: index === 0 ? 1 : 0,
  })),
}

const { main, ...rest } = ofCouple
const longIdentification = {
  ...main.identification,
  FirstName: 'Marie-Joséphine-Alexandrine',
  LastName: 'Charbonneau-Lévesque de la Durantaye',
  Email: 'marie-josephine-alexandrine.charbonneau-levesque@hypotheques-de-la-durantaye.example.ca',
}
export const longNames = applicationOf(
  { ...rest, main: { ...main, identification: longIdentification } },
  'App. 1204, 12345, boulevard de la Côte-Saint-Antoine-de-Tilly Ouest, Saint-Jean-sur-Richelieu',
)
