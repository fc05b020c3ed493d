import { describe, expect, test } from 'vitest'
import { blankAddress } from '../addresses/blank.ts'
import { addressHistoryProblems } from '../applicants/addresses/kind.ts'
import { identificationProblems } from '../applicants/identification-rules.ts'
import { kinds } from '../applicants/kinds/all-kinds.ts'
import type { AnyKind, RecordOf } from '../applicants/kinds/define-kind.ts'
import {
  identificationCodeProblems,
  interviewCodeProblems,
  mortgageRequestCodeProblems,
  recordCodeProblems,
} from '../codes/code-problems.ts'
import { blankInterView } from '../interview/blank.ts'
import { interviewProblems } from '../interview/rules.ts'
import { withDefaults } from '../kit/merge.ts'
import { blankRequestedMortgage, blankSubjectMortgage } from '../mortgage-request/blank.ts'
import { mortgageRequestProblems } from '../mortgage-request/rules.ts'
import { defaultSettings } from '../site/defaults.ts'
import { coupleRefinancingInQuebec, coupleWithEverything, type PersonaLists, singleBuyerInOntario } from './personas.ts'

const today = '2026-11-20'

const objections = <K extends AnyKind>(kind: K, records: readonly RecordOf<K>[]) =>
  records.flatMap((record) => [
    ...kind.problems(record, { settings: defaultSettings, today }),
    ...recordCodeProblems(record, kind.fields),
  ])

describe.each([
  ['the single buyer in Ontario', singleBuyerInOntario(today)],
  ['the couple refinancing in Quebec', coupleRefinancingInQuebec(today)],
  ['the couple with everything', coupleWithEverything(today)],
])('%s violates no rule', (_, persona) => {
  const InterView = { ...blankInterView, ...persona.interview }
  const Address = { ...blankAddress, ...persona.address }

  test('the interview', () => {
    const answers = { InterView, LandOwnership: -1, Address }
    expect([
      ...interviewProblems(answers, { settings: defaultSettings, today }),
      ...interviewCodeProblems(answers),
    ]).toEqual([])
  })
  test('the applicants', () => {
    for (const [index, { identification, document }] of [persona.main, ...persona.others].entries()) {
      const context = { settings: defaultSettings, primary: index === 0, sinOnFile: false, documents: 1 }
      const whole = { IdentificationID: 0, ...document }
      expect([
        ...identificationProblems(identification, context, today),
        ...identificationCodeProblems(identification),
        ...objections(kinds.identification, [whole]),
      ]).toEqual([])
    }
  })
  test('the mortgage request', () => {
    const { SubjectProperty, ...figures } = persona.request
    const request = withDefaults(
      blankRequestedMortgage,
      { ...figures, SubjectProperty: { ...SubjectProperty, Address: { ...Address, ...SubjectProperty.Address } } },
      { Mortgages: blankSubjectMortgage },
    )
    expect([
      ...mortgageRequestProblems(request, { interview: InterView, settings: defaultSettings, today }),
      ...mortgageRequestCodeProblems(request),
    ]).toEqual([])
  })
  test('the lists of every applicant', () => {
    for (const { lists } of [persona.main, ...persona.others]) {
      if (!lists) continue
      const { addresses, incomes, properties, assets, liabilities } = lists
      expect([
        ...addressHistoryProblems(
          { ApplicantAddresses: addresses, SameAddressFlag: 0 },
          { settings: defaultSettings, sameAddressEnabled: false },
        ),
        ...objections(kinds.address, addresses),
        ...objections(kinds.income, incomes),
        ...kinds.income.listProblems(incomes, { settings: { ...defaultSettings, ReqIncome: 1 }, today }),
        ...objections(kinds.property, properties),
        ...objections(kinds.asset, assets),
        ...objections(kinds.liability, liabilities),
      ]).toEqual([])
    }
  })
})

test('the couple with everything has what the journeys rely on', () => {
  const { main, others } = coupleWithEverything(today)
  const lists = [main, ...others].flatMap((one) => one.lists ?? [])
  const count = (of: (one: PersonaLists) => readonly unknown[]) => lists.reduce((sum, one) => sum + of(one).length, 0)
  expect(count(({ addresses }) => addresses)).toBe(5)
  expect(new Set(lists.flatMap(({ incomes }) => incomes.map(({ IncomeTypeDD }) => IncomeTypeDD))).size).toBe(5)
  expect(count(({ properties }) => properties)).toBe(2)
  expect(count(({ properties }) => properties.flatMap(({ Mortgages }) => Mortgages))).toBe(3)
})
