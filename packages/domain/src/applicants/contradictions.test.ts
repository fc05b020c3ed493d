import { describe, expect, it, test } from 'vitest'
import { purposes } from '../codes/purposes.ts'
import { type Situation, searchStages } from '../interview/conditions.ts'
import { defaultSettings } from '../site/defaults.ts'
import { aCoApplicant, anApplicant, anIdentification } from '../testing/applicants.ts'
import { anApplicantAddress, anOwnedMortgage, aProperty } from '../testing/records.ts'
import { residentialStatuses } from './addresses/kind.ts'
import { type Contradicted, contradictionsOf, noReasons, reasonProblems } from './contradictions.ts'

const purchase = { DealPurposeDD: purposes.purchase, SearchStageDD: searchStages.offerAccepted }
const settings = { ...defaultSettings, FirstTimeBuyer: 1 }
const found = (
  one: Contradicted,
  interview: Situation = purchase,
  others: readonly Contradicted[] = [],
  asked = settings,
) => contradictionsOf(one, { settings: asked, interview, applicants: [one, ...others] })

const owned = aProperty({ PropertyValue: 400_000 })
const firstTime = anIdentification({ FirstTimeHomeBuyerFlag: 1 })
const atHome = (ResidentialStatusDD: number) => [anApplicantAddress({ ResidentialStatusDD })]
const person = (given: Partial<Contradicted> = {}): Contradicted => ({
  ...anApplicant(),
  Addresses: atHome(residentialStatuses.renter),
  ...given,
})
const owner = person({ Addresses: atHome(residentialStatuses.owner) })

describe('a first home beside an owned property', () => {
  const both = person({ Identification: firstTime, Properties: [owned] })
  test('asks for a reason', () => expect(found(both)).toEqual(['FirstHome']))
  test.each<[string, Contradicted]>([
    ['no property is listed', person({ Identification: firstTime })],
    ['it is no first home', person({ Properties: [owned] })],
    ['the person is a co-applicant, who is not asked', { ...both, Identification: { ...firstTime, PrimaryFlag: 0 } }],
  ])('asks for none where %s', (_, one) => expect(found(one)).toEqual([]))
  test('asks for none where the property of the mortgage is owned already, which asks about no first home', () =>
    expect(found(both, { ...purchase, DealPurposeDD: purposes.renewal })).toEqual([]))
  test('asks for none where the site does not ask about a first home', () =>
    expect(found(both, purchase, [], { ...settings, FirstTimeBuyer: 0 })).toEqual([]))
})

describe('an owned home without a property', () => {
  test('asks for a reason', () => expect(found(owner)).toEqual(['OwnerWithoutProperty']))
  test('asks for none where the home is the property of the mortgage', () =>
    expect(found(owner, { ...purchase, DealPurposeDD: purposes.renewal })).toEqual([]))
  test('asks for none where the other of a couple lists it', () =>
    expect(found(owner, purchase, [aCoApplicant({ Properties: [owned as never] })])).toEqual([]))
  test('asks for none of a person at the main applicant’s address', () =>
    expect(found({ ...owner, SameAddressFlag: 1 })).toEqual([]))
})

describe('mortgages above the value of their property', () => {
  const withBalances = (...balances: number[]) =>
    person({ Properties: [{ ...owned, Mortgages: balances.map((Balance) => anOwnedMortgage({ Balance })) }] })
  test('ask for a reason together', () => expect(found(withBalances(300_000, 100_001))).toEqual(['OwesMoreThanValue']))
  test('ask for none up to the value', () => expect(found(withBalances(300_000, 100_000))).toEqual([]))
})

describe('a reason', () => {
  it('is required for each contradiction, and only for these', () =>
    expect(
      reasonProblems(['FirstHome', 'OwesMoreThanValue'], { Reasons: { ...noReasons, FirstHome: 'Inherited' } }),
    ).toEqual([{ Field: 'Reasons.OwesMoreThanValue', Key: 'ReasonRequired' }]))
  it('of spaces is none', () =>
    expect(reasonProblems(['FirstHome'], { Reasons: { FirstHome: ' \n' } })).toEqual([
      { Field: 'Reasons.FirstHome', Key: 'ReasonRequired' },
    ]))
})
