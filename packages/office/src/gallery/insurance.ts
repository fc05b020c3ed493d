import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import { today } from '@foyer/ui/today.ts'
import { minutesAgo } from './deals.ts'

type Listed = ReplyOf<'/console-api/ListInsurance'>
type Row = Listed['Applications'][number]
export type LoadedInsurance = ReplyOf<'/console-api/LoadInsuranceApplication'>
type Facts = ReplyOf<'/console-api/LoadInsuranceFacts'>

const day = 24 * 60

const row = (given: Partial<Row> = {}): Row => ({
  ...{ SiteID: 'rive-nord', CliApplicationId: 7, MortgageApplicationID: 7001, Status: 'created' },
  ...{ Names: ['Marie Tremblay', 'Luc Roy'], LoanAmount: 412_000, CreatedAt: minutesAgo(4 * day) },
  ...{ PreparedAt: '', SentAt: '', Signed: 0, Signers: 0 },
  ...given,
})

export const insuranceOf = (Applications: Row[], Next = ''): Listed => ({ Applications, Next })

const sent = { PreparedAt: minutesAgo(3 * day), SentAt: minutesAgo(2 * day), Signers: 2 }
export const someInsurance: Listed = insuranceOf([
  row(),
  row({ CliApplicationId: 8, SiteID: 'laval', Status: 'quoted', Names: ['Harpreet Gill'], LoanAmount: 1_284_750 }),
  row({ CliApplicationId: 9, Status: 'prepared', PreparedAt: minutesAgo(day) }),
  row({ CliApplicationId: 10, Status: 'sent', ...sent, Signed: 1 }),
  row({ CliApplicationId: 11, Status: 'signed', ...sent, Signed: 2 }),
  row({
    ...{ CliApplicationId: 12, Status: 'declined', ...sent, Signed: 1 },
    Names: ['Marie-Joséphine-Alexandrine Charbonneau-Lévesque de la Durantaye', 'Luc Roy'],
  }),
  row({ CliApplicationId: 13, Status: 'expired', ...sent }),
])

const person = (given: Partial<LoadedInsurance['Applicants'][number]>): LoadedInsurance['Applicants'][number] => ({
  ...{ ApplicantId: 1, FirstName: 'Marie', LastName: 'Tremblay', EmailAddress: 'marie@client.example' },
  ...{ AnsweredFl: 1, InvitedAt: minutesAgo(4 * day) },
  ...given,
})

export const loadedInsurance = (given: Partial<LoadedInsurance> = {}): LoadedInsurance => ({
  ...{ CliApplicationId: 7, MortgageApplicationId: 7001, Status: 'quoted', PrimaryName: 'Marie Tremblay' },
  ...{ LoanAmount: 412_000, CreatedAt: minutesAgo(4 * day), PreparedAt: '', SentAt: '', SigningRequestID: '' },
  Applicants: [
    person({}),
    person({
      ApplicantId: 2,
      FirstName: 'Luc',
      LastName: 'Roy',
      EmailAddress: 'luc@client.example',
      AnsweredFl: 0,
      InvitedAt: '',
    }),
  ],
  Signers: [],
  ...given,
})

const signer = (FirstName: string, LastName: string, Status: string, SignedAt = '') => ({
  ...{ FirstName, LastName, Status, SignedAt, Email: `${FirstName.toLowerCase()}@client.example` },
})

export const sentInsurance = loadedInsurance({
  ...{ Status: 'sent', PreparedAt: minutesAgo(3 * day), SentAt: minutesAgo(2 * day), SigningRequestID: 'r1' },
  Signers: [signer('Marie', 'Tremblay', 'signed', minutesAgo(day)), signer('Luc', 'Roy', 'invited')],
})
export const endedInsurance = loadedInsurance({
  ...{ Status: 'declined', PreparedAt: minutesAgo(3 * day), SentAt: minutesAgo(2 * day), SigningRequestID: 'r1' },
  Signers: [signer('Marie', 'Tremblay', 'declined'), signer('Luc', 'Roy', 'waiting')],
})

const address = { UnitNumber: '4', AddressLine1: '4550, rue Saint-Denis', City: 'Montréal', PostalCode: 'H2J 2L4' }
export const insuranceFacts = (given: Partial<Facts> = {}): Facts => ({
  Applicants: loadedInsurance().Applicants.map(({ ApplicantId, FirstName, LastName, EmailAddress }) => ({
    ...{ ApplicantId, FirstName, LastName, EmailAddress },
  })),
  Problems: [],
  PropertyDetail: { ...address, ProvinceDisplayName: 'Québec', CountryDisplayName: 'Canada' },
  LoanDetail: {
    ...{ LoanNumber: '', LenderName: 'Banque du Plateau', LoanAmount: 412_000, Amortization: 300, Term: 60 },
    ...{ InterestRate: 4.79, IssuedDate: '', FundingDate: addDays(today(), 30), FirstPaymentDate: '' },
    ...{ PaymentFrequencyId: 0, AcceptedDate: '' },
  },
  BrokerDetail: {
    ...{ BrokerId: 'M12345678', BrokerFirstName: 'Anna', BrokerLastName: 'Bélanger', Brand: 'Rive-Nord' },
    ...{ Name: 'Hypothèques Rive-Nord inc.', BrokerageType: 'Mortgage brokerage' },
  },
  ...given,
})

/** A deal whose broker has not entered its terms, and a person without an address. */
export const lackingFacts = insuranceFacts({
  Problems: [
    { ApplicantId: 2, Key: 'CLI_InvalidEmail' },
    { ApplicantId: 2, Key: 'CLI_InvalidDateOfBirth' },
  ],
  PropertyDetail: {
    ...{ UnitNumber: '', AddressLine1: '', City: '', PostalCode: '' },
    ...{ ProvinceDisplayName: '', CountryDisplayName: 'Canada' },
  },
  LoanDetail: {
    ...{ LoanNumber: '', LenderName: '', LoanAmount: null, Amortization: null, Term: null, InterestRate: null },
    ...{ IssuedDate: '', FundingDate: '', FirstPaymentDate: '', PaymentFrequencyId: -1, AcceptedDate: '' },
  },
  BrokerDetail: {
    ...{ BrokerId: '', BrokerFirstName: '', BrokerLastName: '', Brand: '', Name: '', BrokerageType: '' },
  },
})
