import type { Applicant } from '@foyer/domain/application-fields.ts'
import { asksBalance, isConstruction } from '@foyer/domain/interview/conditions.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { formatPhone } from '@foyer/domain/kit/phone.ts'
import type { Fact } from '../../kit/page/facts.tsx'
import type { Application } from '../../wizard/use-application.ts'
import type { T } from '../texts.ts'

/** The label of a menu code; empty while the menu loads, and if nothing was chosen. */
export type WordOf = (menu: 'DealPurpose' | 'SearchStage' | 'OccupancyType' | 'LandOwnership', code: number) => string

/** Construction has no property yet, so its questions are left out. */
const showsProperty = ({ InterView }: Pick<Application, 'InterView'>) => isConstruction(InterView) !== true

const ofProperty = (application: Application, facts: Fact[]) => (showsProperty(application) ? facts : [])

export const interviewFacts = (application: Application, t: T, language: Language, wordOf: WordOf): Fact[] => {
  const { InterView, LandOwnership } = application
  return [
    { label: t('interview.purpose'), value: wordOf('DealPurpose', InterView.DealPurposeDD) },
    { label: t('interview.stage'), value: wordOf('SearchStage', InterView.SearchStageDD) },
    { label: t('interview.land'), value: wordOf('LandOwnership', LandOwnership) },
    ...ofProperty(application, [
      { label: t('interview.propertyValue'), value: InterView.strPropertyValue },
      { label: t('interview.downPayment'), value: InterView.strDownPaymentAmount },
      { label: t('interview.occupancy'), value: wordOf('OccupancyType', InterView.OccupancyDD) },
    ]),
    { label: t('interview.closing'), value: formatDate(InterView.ClosingDate, language) },
    { label: t('interview.refinanceDate'), value: formatDate(InterView.RefinanceDate, language) },
    { label: t('interview.renewingDate'), value: formatDate(InterView.RenewingDate, language) },
    {
      label: t('interview.balance'),
      value: asksBalance(InterView) === true ? formatMoney(InterView.Balance, language) : '',
    },
  ]
}

export type NamedApplicant = Application['Summary']['ApplicantsNames'][number]

export const applicantFacts = (applicant: Applicant, named: NamedApplicant | undefined, t: T): Fact[] => {
  const { Identification } = applicant
  const documents = Identification.IdentificationLst.map(({ strType }) => strType).filter((word) => word !== '')
  return [
    { label: t('applicant.type'), value: named?.Type },
    { label: t('applicant.birth'), value: Identification.strDOB },
    { label: t('applicant.email'), value: Identification.Email },
    { label: t('applicant.mobile'), value: formatPhone(Identification.Mobile) },
    { label: t('applicant.home'), value: formatPhone(Identification.HomePhone) },
    { label: t('applicant.documents', { count: documents.length }), value: documents.join(', ') },
    { label: t('applicant.income'), value: named?.strAnnualIncome, help: t('applicant.incomeHelp') },
    { label: t('applicant.properties'), value: named?.PropertyCount },
    { label: t('applicant.assets'), value: named?.strTotalAsset },
  ]
}

export const mortgageFacts = (application: Application, t: T, language: Language): Fact[] => {
  const { strRequestedMortgageAmount, SubjectProperty } = application.RequestedMortgage
  const { AddressLine1, AddressLine2 } = SubjectProperty.Address
  return [
    { label: t('mortgage.amount'), value: strRequestedMortgageAmount },
    ...ofProperty(application, [
      { label: t('mortgage.property'), value: [AddressLine1, AddressLine2].filter(Boolean).join(', ') },
    ]),
    { label: t('mortgage.closing'), value: formatDate(SubjectProperty.ClosingDate, language) },
  ]
}
