import type { Address } from '@foyer/domain/addresses/fields.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import { streetLine } from '@foyer/domain/codes/address-lines.ts'
import { labelOf } from '@foyer/domain/codes/menus.ts'
import type { InsuranceFacts } from '@foyer/domain/insurance/fields.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { formatPostalCode } from '@foyer/domain/kit/postal-code.ts'
import type { AgentProfile } from '@foyer/domain/site/fields.ts'
import { consentOf } from '../application/consent-text.ts'
import type { Trx } from '../db/open-database.ts'
import { holdDeal } from '../deals/index.ts'
import type { Services } from '../kit/services.ts'
import { isUnsent, readForBroker } from '../review/index.ts'
import { getSite } from '../site/index.ts'
import type { GivenFacts } from './given-facts.ts'

const postalCode = ({ PostalFsa, PostalLdu }: Pick<Address, 'PostalFsa' | 'PostalLdu'>) =>
  formatPostalCode(PostalFsa + PostalLdu)

type Applicant = Application['Applicants'][number]

const currentPostalCode = (applicant: Applicant, primary: Applicant | undefined): string => {
  const { Addresses } = applicant.SameAddressFlag === 1 && primary ? primary : applicant
  const current = Addresses.find(({ ApplicantAddressTypeDD }) => ApplicantAddressTypeDD === 0) ?? Addresses[0]
  return current ? postalCode(current.Address) : ''
}

const applicantsOf = (given: readonly Applicant[]): InsuranceFacts['Applicants'] => {
  const primary = given.find(({ Identification }) => Identification.PrimaryFlag === 1)
  return given.map((applicant) => ({
    ApplicantId: applicant.ApplicantID,
    PrimaryFl: applicant.Identification.PrimaryFlag,
    FirstName: applicant.FirstName,
    LastName: applicant.LastName,
    EmailAddress: applicant.Identification.Email,
    DateOfBirth: applicant.Identification.DOB,
    AddressDetail: { PostalCode: currentPostalCode(applicant, primary) },
  }))
}

const propertyOf = (application: Application, language: Language): InsuranceFacts['PropertyDetail'] => {
  const { Address: address } = application.RequestedMortgage.SubjectProperty
  return {
    UnitNumber: address.UnitNumber,
    AddressLine1: streetLine({ ...address, UnitNumber: '' }, language),
    City: address.City,
    ProvinceDisplayName: labelOf('Province', address.ProvinceDD, language),
    CountryDisplayName: 'Canada',
    PostalCode: postalCode(address),
  }
}

const brokerOf = (agent: AgentProfile): InsuranceFacts['BrokerDetail'] => ({
  BrokerId: agent.AgentLic,
  BrokerFirstName: agent.FirstName,
  BrokerLastName: agent.LastName,
  Brand: agent.BrokerageName,
  Name: agent.BrokerageName,
  BrokerageType: 'Mortgage brokerage',
})

/** The insurance facts of a submitted deal, with the applicants whose part is in it; the terms that its broker arranged come from SaveDeal. */
export const factsOfDeal = async (
  trx: Trx,
  { crypto, texts }: Pick<Services, 'crypto' | 'texts'>,
  siteId: string,
  applicationId: number,
  { language, now }: { language: Language; now: Date },
): Promise<GivenFacts | 'NoAccess' | 'CLI_NoMortgage'> => {
  const found = await readForBroker(trx, siteId, applicationId, {
    language,
    now,
    vault: { siteId, crypto },
    consent: consentOf(texts),
  })
  const deal = await holdDeal(trx, siteId, applicationId)
  if (!found || !deal) return 'NoAccess'
  const { application, given } = found
  const { RequestedMortgageAmount, SubjectProperty } = application.RequestedMortgage
  if ((RequestedMortgageAmount ?? 0) <= 0 || (await isUnsent(trx, siteId, applicationId, deal.status)))
    return 'CLI_NoMortgage'
  const { LenderName = '', Amortization = null, Term = null, InterestRate = null, PaymentFrequency = -1 } = deal.terms
  const { link } = await getSite(trx, siteId)
  return {
    Applicants: applicantsOf(given),
    PropertyDetail: propertyOf(application, language),
    LoanDetail: {
      LoanNumber: '',
      LenderName,
      LoanAmount: RequestedMortgageAmount,
      Amortization,
      Term,
      InterestRate,
      PaymentFrequencyId: PaymentFrequency,
      FundingDate: SubjectProperty.ClosingDate || application.InterView.ClosingDate,
    },
    BrokerDetail: brokerOf(link.AgentProfile),
  }
}
