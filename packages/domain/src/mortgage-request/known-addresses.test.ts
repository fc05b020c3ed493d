import { expect, test } from 'vitest'
import { blankAddress } from '../addresses/blank.ts'
import { purposes } from '../codes/purposes.ts'
import { blankInterView } from '../interview/blank.ts'
import { anApplicant } from '../testing/applicants.ts'
import { aJob, anAddress, anApplicantAddress, aProperty } from '../testing/records.ts'
import { knownAddresses, knownBesides } from './known-addresses.ts'

const of = (
  subject: typeof blankAddress,
  given: object = {},
  { purpose = purposes.refinance as number, offered = knownAddresses } = {},
) =>
  offered({
    InterView: { ...blankInterView, DealPurposeDD: purpose },
    Applicants: [anApplicant({ Addresses: [], Properties: [], Incomes: [], ...given })],
    RequestedMortgage: { SubjectProperty: { Address: subject } },
  } as unknown as Parameters<typeof knownAddresses>[0]).map(({ StreetName, UnitNumber }) =>
    `${StreetName} ${UnitNumber}`.trim(),
  )

const at = (StreetName: string, UnitNumber = '') => anAddress({ StreetName, UnitNumber })

test('each address of an application is offered once, and an empty one never', () => {
  expect(of(blankAddress)).toEqual([])
  const Addresses = [at('Main'), at('MAIN'), at('Main', '2')].map((Address) => anApplicantAddress({ Address }))
  expect(of(at('Queen'), { Addresses, Properties: [aProperty({ Address: at('Queen') })] })).toEqual([
    'Queen',
    'MAIN',
    'Main 2',
  ])
})

test('a property to be bought is not offered: no one lives there yet', () => {
  expect(of(at('Queen'), {}, { purpose: purposes.purchase })).toEqual([])
})

test('beside a mortgage on an owned property, that property is not offered as another one', () => {
  const Addresses = ['Queen', 'Main'].map((name) => anApplicantAddress({ Address: at(name) }))
  expect(of(at('Queen'), { Addresses }, { offered: knownBesides })).toEqual(['Main'])
  expect(of(at('Queen'), { Addresses }, { offered: knownBesides, purpose: purposes.purchase })).toEqual([
    'Queen',
    'Main',
  ])
})

test('an employer’s address is not offered', () => {
  expect(of(blankAddress, { Incomes: [aJob({ Address: at('Main') })] })).toEqual([])
})

test('at most four are offered', () => {
  const Properties = ['A', 'B', 'C', 'D', 'E'].map((name) => aProperty({ Address: at(name) }))
  expect(of(blankAddress, { Properties })).toEqual(['A', 'B', 'C', 'D'])
})
