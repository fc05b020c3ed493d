import { describe, expect, test } from 'vitest'
import { blankAddress } from '../addresses/blank.ts'
import { documentProblems, identificationProblems } from '../applicants/identification-rules.ts'
import {
  documentCodeProblems,
  identificationCodeProblems,
  interviewCodeProblems,
  mortgageRequestCodeProblems,
} from '../codes/code-problems.ts'
import { blankInterView } from '../interview/blank.ts'
import { interviewProblems } from '../interview/rules.ts'
import { withDefaults } from '../kit/merge.ts'
import { blankRequestedMortgage, blankSubjectMortgage } from '../mortgage-request/blank.ts'
import { mortgageRequestProblems } from '../mortgage-request/rules.ts'
import { defaultSettings } from '../site/defaults.ts'
import { coupleRefinancingInQuebec, singleBuyerInOntario } from './personas.ts'

const today = '2026-11-20'

describe.each([
  ['the single buyer in Ontario', singleBuyerInOntario(today)],
  ['the couple refinancing in Quebec', coupleRefinancingInQuebec(today)],
])('%s gives answers no rule objects to', (_, persona) => {
  const InterView = { ...blankInterView, ...persona.interview }
  const Address = { ...blankAddress, ...persona.address }

  test('the interview', () => {
    const answers = { InterView, LandOwnership: -1, Address }
    expect([...interviewProblems(answers, today), ...interviewCodeProblems(answers)]).toEqual([])
  })
  test('the applicants', () => {
    for (const [index, { identification, document }] of [persona.main, ...persona.others].entries()) {
      const context = { settings: defaultSettings, primary: index === 0, sinOnFile: false, documents: 1 }
      const whole = { IdentificationID: 0, ...document }
      expect([
        ...identificationProblems(identification, context, today),
        ...identificationCodeProblems(identification),
        ...documentProblems(whole),
        ...documentCodeProblems(whole),
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
    expect([...mortgageRequestProblems(request, InterView, today), ...mortgageRequestCodeProblems(request)]).toEqual([])
  })
})
