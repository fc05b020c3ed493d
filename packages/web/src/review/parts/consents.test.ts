import { expect, it } from 'vitest'
import { consentProblems, nobodyYet } from './consents.ts'

const values = (...ticks: number[]) => ({
  Comments: '',
  Consents: ticks.map((Accepted, index) => ({ ApplicantID: 101 + index, Accepted })),
})

it('begins without any consent', () =>
  expect(nobodyYet([{ ApplicantID: 101 }])).toEqual([{ ApplicantID: 101, Accepted: 0 }]))
it('finds nothing missing once every applicant has accepted', () => expect(consentProblems(values(1, 1))).toEqual([]))
it('reports the first empty checkbox, once', () =>
  expect(consentProblems(values(1, 0, 0))).toEqual([{ Field: 'Consents.1.Accepted', Key: 'ConsentRequired' }]))
