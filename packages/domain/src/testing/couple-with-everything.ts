import { addMonths } from '../kit/dates.ts'
import type { Persona } from './personas.ts'
import {
  aJob,
  aLiability,
  anAddress,
  anApplicantAddress,
  anArrival,
  anAsset,
  anOwnedMortgage,
  aPension,
  aProperty,
} from './records.ts'

const garafraxa = anAddress({
  StreetNumber: '157',
  StreetName: 'Garafraxa',
  StreetTypeDD: 0,
  StreetDirectionDD: 1,
  City: 'Durham',
  ProvinceDD: 9,
  PostalFsa: 'N0G',
  PostalLdu: '1R0',
})
const barton = anAddress({
  UnitNumber: '4',
  StreetNumber: '88',
  StreetName: 'Barton',
  StreetTypeDD: 0,
  StreetDirectionDD: 2,
  City: 'Hamilton',
  ProvinceDD: 9,
  PostalFsa: 'L8L',
  PostalLdu: '2W3',
})
const grant = anAddress({
  StreetNumber: '1490',
  StreetName: 'Grant',
  StreetTypeDD: 1,
  StreetDirectionDD: -1,
  City: 'Winnipeg',
  ProvinceDD: 3,
  PostalFsa: 'R3M',
  PostalLdu: '0A3',
})
const argyle = anAddress({
  UnitNumber: '12',
  StreetNumber: '5530',
  StreetName: 'Argyle',
  StreetTypeDD: 0,
  StreetDirectionDD: -1,
  City: 'Halifax',
  ProvinceDD: 7,
  PostalFsa: 'B3J',
  PostalLdu: '2B5',
})
const buffalo = anAddress({
  StreetNumber: '210',
  StreetName: 'Elmwood',
  StreetTypeDD: 1,
  StreetDirectionDD: -1,
  City: 'Buffalo',
  CountryTypeDD: 2,
  ProvinceDD: 33,
  PostalFsa: '',
  PostalLdu: '',
  InternationalPostalCode: '14222',
})

/**
 * A couple buying together in Guelph with everything an application asks for: five addresses, four incomes of
 * different types, two properties with three mortgages, assets and debts. One of them is self-employed.
 */
export const coupleWithEverything = (today: string): Persona => ({
  language: 'en',
  interview: {
    DealPurposeDD: 0,
    SearchStageDD: 2,
    PropertyValue: 820_000,
    DownPaymentAmount: 205_000,
    ClosingDate: addMonths(today, 4),
    PropertyTypeDD: 0,
    OccupancyDD: 0,
  },
  address: {
    StreetNumber: '62',
    StreetName: 'Paisley',
    StreetTypeDD: 2,
    City: 'Guelph',
    ProvinceDD: 9,
    PostalFsa: 'N1H',
    PostalLdu: '2P5',
  },
  main: {
    identification: {
      ApplicantGroupTypeDD: 0,
      SalutationDD: 0,
      FirstName: 'Daniel',
      LastName: 'MacPherson',
      DOB: '1984-09-17',
      Email: 'daniel.macpherson@example.ca',
      Mobile: '5195550161',
      HomePhone: '5195550162',
      SIN: '046454286',
      MaritalStatusDD: 1,
      RelationshipDD: -1,
      FirstTimeHomeBuyerFlag: 0,
    },
    document: { Type: 0, Country: 1, IdentificationNumber: 'M0157-08409-17' },
    lists: {
      addresses: [
        anApplicantAddress({ Address: garafraxa, MonthsAtAddress: 20 }),
        anApplicantAddress({
          Address: barton,
          ApplicantAddressTypeDD: 1,
          ResidentialStatusDD: 2,
          Rent: 1650,
          MonthsAtAddress: 14,
        }),
        anApplicantAddress({
          Address: grant,
          ApplicantAddressTypeDD: 1,
          ResidentialStatusDD: 3,
          MonthsAtAddress: 30,
        }),
      ],
      incomes: [
        aJob({
          IncomeAmount: 91_250,
          JobTitle: 'Millwright',
          OccupationDD: 3,
          IndustrySectorDD: 11,
          MonthsAtJob: 61,
          EmployerName: 'Saugeen Castings Ltd.',
          EmployerPhoneNumber: '5195550170',
          Address: anAddress({
            StreetNumber: '400',
            StreetName: 'Industrial',
            StreetTypeDD: 2,
            StreetDirectionDD: -1,
            City: 'Hanover',
            PostalFsa: 'N4N',
            PostalLdu: '3B8',
          }),
        }),
        aPension({ IncomeTypeDD: 4, IncomeAmount: 310.5, IncomePeriodDD: 2, Desc: 'GIC' }),
      ],
      properties: [
        aProperty({
          Address: garafraxa,
          PropertyValue: 540_000,
          OriginalValue: 415_000,
          AnnualTaxes: 3890.4,
          Heating: 145,
          PurchaseDate: '2021-03-31',
          Mortgages: [
            anOwnedMortgage({
              TypeofMortgage: 2,
              MortgageHolder: 'First National',
              Balance: 298_400.12,
              PAndIPayment: 1712.33,
              MaturityDate: addMonths(today, 9),
              MortgageTypeDD: 0,
              TermTypeDD: 0,
            }),
            anOwnedMortgage({
              TypeofMortgage: 2,
              MortgageHolder: 'Meridian Credit Union',
              Balance: 42_000,
              PAndIPayment: 410,
              PaymentFrequencyDD: 2,
              InterestRate: 6.45,
              RateTypeDD: 1,
              MaturityDate: addMonths(today, 31),
              MortgageTypeDD: 1,
            }),
          ],
        }),
      ],
      assets: [
        anAsset({ AssetTypeDD: 1, AssetValue: 64_200, AssetDescription: 'RRSP at the credit union' }),
        anAsset({ AssetTypeDD: 4, AssetValue: 18_500, AssetDescription: 'Pickup, 2019' }),
      ],
      liabilities: [
        aLiability({ LiabilityType: 4, Balance: 9_870.55, Description: 'Pickup' }),
        aLiability({ LiabilityType: 2, Balance: 1_240, Limit: 12_000, Description: 'Visa' }),
      ],
    },
  },
  others: [
    {
      identification: {
        ApplicantGroupTypeDD: 1,
        SalutationDD: 1,
        FirstName: 'Aisha',
        LastName: 'Haddad',
        DOB: '1987-01-23',
        Email: 'aisha.haddad@example.ca',
        Mobile: '5195550163',
        HomePhone: '',
        SIN: '',
        MaritalStatusDD: 1,
        RelationshipDD: 0,
        FirstTimeHomeBuyerFlag: 0,
      },
      document: { Type: 1, Country: 1, IdentificationNumber: 'HC493021' },
      lists: {
        addresses: [
          anApplicantAddress({
            Address: argyle,
            ResidentialStatusDD: 2,
            Rent: 1980,
            MonthsAtAddress: 11,
          }),
          anApplicantAddress({
            Address: buffalo,
            ApplicantAddressTypeDD: 1,
            ResidentialStatusDD: 0,
            MonthsAtAddress: 40,
          }),
        ],
        incomes: [
          aJob({
            IncomeTypeDD: 6,
            IncomeAmount: 72_000,
            JobTitle: 'Translator',
            OccupationDD: 6,
            OperatingAsDD: 0,
            IndustrySectorDD: 10,
            MonthsAtJob: 10,
            EmployerName: 'Haddad Translation',
            EmployerPhoneNumber: '5195550163',
            Address: barton,
          }),
          aPension({ IncomeTypeDD: 5, IncomeAmount: 650, IncomePeriodDD: 3, Desc: 'Until 2031' }),
          anArrival({ ArrivalDate: addMonths(today, -11), MonthsAtJob: 34 }),
        ],
        properties: [
          aProperty({
            Address: argyle,
            OccupancyTypeDD: 2,
            PropertyTypeDD: 2,
            PropertyValue: 389_000,
            AnnualTaxes: 4_150,
            CondoFees: 512.25,
            RentalIncome: 2_300,
            PurchaseDate: '2018-11-15',
            Mortgages: [
              anOwnedMortgage({
                TypeofMortgage: 1,
                MortgageHolder: 'Scotia',
                Balance: 201_333.9,
                PAndIPayment: 655.1,
                PaymentFrequencyDD: 3,
                InterestRate: 3.94,
                MaturityDate: addMonths(today, 14),
              }),
            ],
          }),
        ],
        assets: [anAsset({ AssetTypeDD: 20, AssetValue: 31_000 })],
        liabilities: [aLiability({ LiabilityType: 7, Balance: 14_300, Description: 'Dalhousie' })],
      },
    },
  ],
  request: {
    PropertyValue: 820_000,
    DownPayment: 205_000,
    SubjectProperty: {
      ClosingDate: addMonths(today, 4),
      DwellingTypeDD: 0,
      PropertyTypeDD: 0,
      NewConstructionDD: 0,
      Age: 61,
      AnnualTaxes: 5_870,
      LivingSpace: 1_910,
    },
  },
})
