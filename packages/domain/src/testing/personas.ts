import type { Address } from '../addresses/fields.ts'
import type { ApplicantAddress } from '../applicants/addresses/kind.ts'
import type { Asset } from '../applicants/assets/kind.ts'
import type { Identification } from '../applicants/fields.ts'
import type { IdentificationDocument } from '../applicants/identification-documents/kind.ts'
import type { Income } from '../applicants/incomes/kind.ts'
import type { Liability } from '../applicants/liabilities/kind.ts'
import type { OwnedProperty } from '../applicants/properties/kind.ts'
import type { InterView } from '../interview/fields.ts'
import { addMonths } from '../kit/dates.ts'
import type { RequestedMortgage, SubjectMortgage, SubjectProperty } from '../mortgage-request/fields.ts'

/** The answers of a fictional person in tests and the gallery, under the names of the wire. */
export interface PersonaApplicant {
  identification: Identification
  document: Omit<IdentificationDocument, 'IdentificationID'>
  /** Absent for short personas. */
  lists?: PersonaLists
}

/** New records, as dialogs would send them. */
export interface PersonaLists {
  addresses: ApplicantAddress[]
  incomes: Income[]
  properties: OwnedProperty[]
  assets: Asset[]
  liabilities: Liability[]
}

export interface Persona {
  language: 'en' | 'fr'
  interview: Partial<InterView>
  address: Partial<Address>
  main: PersonaApplicant
  /** Relationship and kind of applicant are in their identification. */
  others: PersonaApplicant[]
  request: Partial<Omit<RequestedMortgage, 'SubjectProperty'>> & {
    SubjectProperty: Partial<Omit<SubjectProperty, 'Address' | 'Mortgages'>> & {
      Address?: Partial<Address>
      Mortgages?: Partial<SubjectMortgage>[]
    }
  }
}

/** The same people with the e-mail and telephones of the main applicant, who therefore consents for all of them. */
export const sharingContacts = (persona: Persona): Persona => {
  const { Email, Mobile, HomePhone } = persona.main.identification
  const others = persona.others.map((other) => ({
    ...other,
    identification: { ...other.identification, Email, Mobile, HomePhone },
  }))
  return { ...persona, others }
}

/** A single person in Ottawa whose offer on a condo was accepted. `today` is the base of future dates. */
export const singleBuyerInOntario = (today: string): Persona => ({
  language: 'en',
  interview: {
    DealPurposeDD: 0,
    SearchStageDD: 1,
    PropertyValue: 480_000,
    DownPaymentAmount: 96_000,
    ClosingDate: addMonths(today, 3),
    PropertyTypeDD: 6,
    OccupancyDD: 0,
  },
  address: {
    UnitNumber: '1204',
    StreetNumber: '340',
    StreetName: 'Queen',
    StreetTypeDD: 0,
    City: 'Ottawa',
    ProvinceDD: 9,
    PostalFsa: 'K1R',
    PostalLdu: '0G1',
  },
  main: {
    identification: {
      ApplicantGroupTypeDD: 0,
      SalutationDD: 1,
      FirstName: 'Priya',
      LastName: 'Raman',
      DOB: '1991-04-12',
      Email: 'priya.raman@example.ca',
      Mobile: '6135550142',
      HomePhone: '',
      SIN: '046454286',
      MaritalStatusDD: 0,
      StatusInCanadaDD: 0,
      ArrivalDate: '',
      RelationshipDD: -1,
      FirstTimeHomeBuyerFlag: 1,
    },
    document: { Type: 0, Country: 1, IdentificationNumber: 'R1234-56789-15412' },
  },
  others: [],
  request: {
    PropertyValue: 480_000,
    DownPayment: 96_000,
    SubjectProperty: {
      ClosingDate: addMonths(today, 3),
      DwellingTypeDD: 6,
      PropertyTypeDD: 1,
      NewConstructionDD: 0,
      Age: 8,
      CondoFees: 410.5,
      AnnualTaxes: 3900,
      LivingSpace: 720,
    },
  },
})

/** A couple in Gatineau who refinance their house for a larger amount. */
export const coupleRefinancingInQuebec = (today: string): Persona => ({
  language: 'fr',
  interview: { DealPurposeDD: 2, RefinanceDate: addMonths(today, 2), Balance: 212_000 },
  address: {
    StreetNumber: '58',
    StreetName: 'des Érables',
    StreetTypeDD: 0,
    City: 'Gatineau',
    ProvinceDD: 11,
    PostalFsa: 'J8X',
    PostalLdu: '2C4',
  },
  main: {
    identification: {
      ApplicantGroupTypeDD: 0,
      SalutationDD: 0,
      FirstName: 'Étienne',
      LastName: 'Gagnon-Lévesque',
      DOB: '1979-11-30',
      Email: 'etienne.gagnon@example.ca',
      Mobile: '8195550177',
      HomePhone: '8195550178',
      SIN: '287654321',
      MaritalStatusDD: 1,
      StatusInCanadaDD: 0,
      ArrivalDate: '',
      RelationshipDD: -1,
      FirstTimeHomeBuyerFlag: 0,
    },
    document: { Type: 1, Country: 1, IdentificationNumber: 'AB123456' },
  },
  others: [
    {
      identification: {
        ApplicantGroupTypeDD: 1,
        SalutationDD: 1,
        FirstName: 'Mélanie',
        LastName: 'Côté',
        DOB: '1982-02-08',
        Email: 'melanie.cote@example.ca',
        Mobile: '8195550179',
        HomePhone: '',
        SIN: '',
        MaritalStatusDD: 1,
        StatusInCanadaDD: 0,
        ArrivalDate: '',
        RelationshipDD: 0,
        FirstTimeHomeBuyerFlag: 0,
      },
      document: { Type: 0, Country: 1, IdentificationNumber: 'C1234-080282-01' },
    },
  ],
  request: {
    RequestedMortgageAmount: 300_000,
    SubjectProperty: {
      ClosingDate: addMonths(today, 2),
      EstimatedValue: 465_000,
      OriginalValue: 289_000,
      PurchaseDate: '2013-06-28',
      CoOwners: 'Yvon Côté',
      DwellingTypeDD: 0,
      PropertyTypeDD: 0,
      Age: 34,
      AnnualTaxes: 3450,
      Mortgages: [
        {
          TypeofMortgage: 2,
          TotalLoanAmount: 252_000,
          Balance: 212_000,
          PAndIPayment: 640.75,
          PaymentFrequencyDD: 2,
          MaturityDate: addMonths(today, 2),
          MortgageHolder: 'Caisse populaire',
          RateTypeDD: 0,
          InterestRate: 4.89,
          LoanTypeDD: 0,
          MortgageTypeDD: 0,
        },
      ],
    },
  },
})

export { coupleWithEverything } from './couple-with-everything.ts'
