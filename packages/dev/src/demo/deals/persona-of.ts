import type { Address } from '@foyer/domain/addresses/fields.ts'
import type { Identification } from '@foyer/domain/applicants/fields.ts'
import type { Income } from '@foyer/domain/applicants/incomes/kind.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import type { Persona, PersonaApplicant } from '@foyer/domain/testing/personas.ts'
import { aJob, aLiability, anApplicantAddress, anAsset } from '@foyer/domain/testing/records.ts'
import { areaOf, homeIn } from './places.ts'
import type { Name, SampleDeal } from './sample-deal.ts'
import { type WorkId, workOf } from './works.ts'

export const emailOf = ([first, last]: Name): string =>
  `${`${first}.${last}`
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z.]/g, '')}@client.example`

/** Nine digits with a right check digit, of the series that is never given out. */
const sinOf = (number: number): string => {
  const digits = `0${String(10_000_019 + number * 37).slice(1)}`
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

interface About {
  name: Name
  work: WorkId
  home: Address
  /** Different for each applicant. */
  number: number
  deal: SampleDeal
  isPartner: boolean
}

const identificationOf = ({ name, number, deal, isPartner }: About): Identification => ({
  ApplicantGroupTypeDD: isPartner ? 1 : 0,
  SalutationDD: name[2],
  FirstName: name[0],
  LastName: name[1],
  DOB: `${1968 + ((number * 7) % 28)}-${String((number % 12) + 1).padStart(2, '0')}-${String(((number * 5) % 27) + 1).padStart(2, '0')}`,
  // A partner has the main applicant's address and telephone, and consents with them.
  Email: emailOf(deal.client),
  Mobile: `${areaOf(deal.place)}55501${String((number - (number % 2)) % 100).padStart(2, '0')}`,
  HomePhone: '',
  SIN: sinOf(number),
  MaritalStatusDD: (deal.partner ?? deal.invited) === undefined ? 0 : 1,
  StatusInCanadaDD: 0,
  ArrivalDate: '',
  RelationshipDD: isPartner ? 0 : -1,
  FirstTimeHomeBuyerFlag: deal.terms[0] === 'purchase' && number % 3 === 0 ? 1 : 0,
})

const jobOf = ({ work, home, number, deal }: About): Income => {
  const { title, employer, pay, occupation, sector, isOwnBusiness } = workOf(work)
  return aJob({
    ...(isOwnBusiness && { IncomeTypeDD: 6, OperatingAsDD: 0 }),
    IncomeAmount: pay + (number % 7) * 650,
    JobTitle: title,
    OccupationDD: occupation,
    IndustrySectorDD: sector,
    MonthsAtJob: 38 + number,
    EmployerName: employer,
    EmployerPhoneNumber: `${areaOf(deal.place)}5550199`,
    Address: home,
  })
}

const applicantOf = (about: About): PersonaApplicant => {
  const { number, home, deal, isPartner } = about
  const isFrench = deal.language === 'fr'
  const owns = deal.terms[0] !== 'purchase'
  return {
    identification: identificationOf(about),
    document: { Type: 0, Country: 1, IdentificationNumber: `${about.name[1].charAt(0)}${4_000_000 + number * 1_234}` },
    lists: {
      addresses: [
        anApplicantAddress({
          Address: home,
          ...(owns ? { ResidentialStatusDD: 1 } : { ResidentialStatusDD: 2, Rent: 1_350 + (number % 6) * 110 }),
          MonthsAtAddress: 40 + (number % 30),
        }),
      ],
      incomes: [jobOf(about)],
      properties: [],
      assets: isPartner
        ? [anAsset({ AssetTypeDD: 20, AssetValue: 12_000 + number * 310 })]
        : [
            anAsset({ AssetTypeDD: 0, AssetValue: 18_000 + number * 420 }),
            number % 4 === 0
              ? anAsset({ AssetTypeDD: 1, AssetValue: 24_000 + number * 880 })
              : anAsset({
                  AssetTypeDD: 4,
                  AssetValue: 14_500,
                  AssetDescription: isFrench ? 'Auto, 2020' : 'Car, 2020',
                }),
          ],
      liabilities:
        number % 4 === 0
          ? [aLiability({ LiabilityType: 2, Balance: 900 + number * 40, Limit: 10_000, Description: 'Visa' })]
          : [
              aLiability({
                ...{ LiabilityType: 4, Balance: 8_400 + number * 130, MonthlyPayment: 365 },
                Description: isFrench ? 'Prêt auto' : 'Car loan',
              }),
            ],
    },
  }
}

/** Two thirds of the deals are about a house, the others about a condo. */
const isCondo = (number: number) => number % 3 === 1

const propertyOf = (number: number, closing: string, value: number) => ({
  ClosingDate: closing,
  DwellingTypeDD: isCondo(number) ? 6 : 0,
  PropertyTypeDD: isCondo(number) ? 1 : 0,
  Age: 6 + (number % 40),
  AnnualTaxes: Math.round(value * 0.0085),
  LivingSpace: isCondo(number) ? 780 + number * 4 : 1_240 + number * 11,
  ...(isCondo(number) && { CondoFees: 385 + number * 3 }),
})

/** The request for a home that the client buys. */
const purchaseOf = (
  { terms }: SampleDeal,
  number: number,
  closing: string,
): Pick<Persona, 'interview' | 'request'> => ({
  interview: {
    ...{ DealPurposeDD: 0, SearchStageDD: 1, PropertyValue: terms[1], DownPaymentAmount: terms[2] },
    ...{ ClosingDate: closing, PropertyTypeDD: isCondo(number) ? 6 : 0, OccupancyDD: 0 },
  },
  request: {
    PropertyValue: terms[1],
    DownPayment: terms[2],
    SubjectProperty: { ...propertyOf(number, closing, terms[1]), NewConstructionDD: 0 },
  },
})

/** The request for the mortgage of the home where they live. */
const ownedOf = ({ terms, language }: SampleDeal, number: number, closing: string) => {
  const [purpose, value, balance] = terms
  const isRenewal = purpose === 'renewal'
  return {
    interview: isRenewal
      ? { DealPurposeDD: 4, RenewingDate: closing, Balance: balance }
      : { DealPurposeDD: 2, RefinanceDate: closing, Balance: balance },
    request: {
      RequestedMortgageAmount: isRenewal ? balance : balance + 60_000,
      SubjectProperty: {
        ...propertyOf(number, closing, value),
        EstimatedValue: value,
        OriginalValue: Math.round(value * 0.64),
        PurchaseDate: '2016-05-27',
        Mortgages: [
          {
            ...{ TypeofMortgage: 2, TotalLoanAmount: Math.round(balance * 1.18), Balance: balance },
            ...{ PAndIPayment: Math.round(balance / 172), PaymentFrequencyDD: 0, MaturityDate: closing },
            MortgageHolder: language === 'fr' ? 'Caisse populaire' : 'Northern Trust',
            ...{ RateTypeDD: 0, InterestRate: 4.39, LoanTypeDD: 0, MortgageTypeDD: 0 },
          },
        ],
      },
    },
  }
}

/** The answers of the clients of a deal. `today` is the real one; `number` the place of the deal among the others. */
export const personaOf = (deal: SampleDeal, number: number, today: string): Persona => {
  const closing = addDays(today, deal.closing)
  const home = homeIn(deal.place, number * 2)
  const owns = deal.terms[0] !== 'purchase'
  const about = { home, deal }
  const [partner] = deal.partner === undefined ? [] : [deal.partner]
  return {
    language: deal.language,
    address: owns ? home : homeIn(deal.place, number * 2 + 1),
    main: applicantOf({ ...about, name: deal.client, work: deal.work, number: number * 2, isPartner: false }),
    others: partner
      ? [applicantOf({ ...about, name: partner[0], work: partner[1], number: number * 2 + 1, isPartner: true })]
      : [],
    ...(owns ? ownedOf(deal, number, closing) : purchaseOf(deal, number, closing)),
  }
}
