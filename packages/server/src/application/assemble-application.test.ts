import { expect, test } from 'vitest'
import { fieldCrypto } from '../kit/crypto.ts'
import { deriveKeys } from '../kit/hash.ts'
import type { ApplicationRow, ApplicationRows } from './application-rows.ts'
import { assembleApplication } from './assemble-application.ts'

const crypto = fieldCrypto(deriveKeys([Buffer.alloc(32, 1)]))
const row: ApplicationRow = {
  site_id: 'ours',
  application_id: 7,
  user_id: 'u',
  main_applicant_id: 1,
  current_applicant_id: 2,
  version: 4,
  step: 2,
  status: 11,
  request_review: 0,
  display_mortgage: 1,
  display_income: 0,
  land_ownership: -1,
  interview: { DealPurposeDD: 2 },
  deal_terms: {},
  requested_mortgage: { SubjectProperty: { Mortgages: [{ Balance: 5 }] } },
  request_type: -1,
  comments: 'hello',
  created_at: '2026-11-20T12:00:00+00:00',
  submitted_at: null,
  shared_changes: {},
}
const person = (applicant_id: number, primary_flag: number, FirstName: string) => ({
  applicant_id,
  application_id: 7,
  primary_flag,
  step: 1,
  same_address: 0,
  created_at: '2026-11-20T12:00:00+00:00',
  identification: { FirstName },
  sin_cipher: null,
  reasons: {},
})
const rows = (more: Partial<ApplicationRows> = {}): ApplicationRows => ({
  settings: { showAssets: 0 },
  sendsTexts: true,
  stepMinutes: {},
  agent: { BrokerageName: 'Maple', FirstName: '', LastName: '' },
  application: row,
  consent: null,
  applicants: [person(1, 1, 'Ada'), person(2, 0, 'Bo')],
  records: [],
  invites: [],
  sent: [],
  parts: {},
  requests: [],
  earlier: null,
  drafts: [{ applicant_id: 0, step_key: 'start', data: { A: 1 }, saved_at: '2026-11-20T12:00:00.5+00:00' }],
  bankRequests: [],
  ...more,
})
const assemble = (given: ApplicationRows) =>
  assembleApplication(given, {
    language: 'en',
    userId: 'u',
    now: new Date('2026-11-20T12:00:00Z'),
    vault: { siteId: 'ours', crypto },
    consent:
      ({ agent: { BrokerageName } }) =>
      (language, names) => ({ text: [BrokerageName, language, ...names].join(), version: '9', hash: 'h' }),
  })

test('completes stored answers with the defaults of fields added later', () => {
  expect(assemble(rows())).toMatchObject({
    InterView: { DealPurposeDD: 2, SearchStageDD: -1, Balance: null },
    RequestedMortgage: { SubjectProperty: { Mortgages: [{ Balance: 5, LoanTypeDD: -1, MortgageID: 0 }] } },
    showAssets: 0,
    showIncome: 1,
    ReqSin: 2,
  })
})

test('includes the row’s own fields, drafts and the consent of every applicant', () => {
  expect(assemble(rows())).toMatchObject({
    MortgageApplicationID: 7,
    Version: 4,
    Step: 2,
    CurrentApplicantID: 2,
    DisplayIncome: 0,
    Comments: 'hello',
    Drafts: [{ StepKey: 'start', ApplicantID: 0, Data: { A: 1 }, SavedAt: '2026-11-20T12:00:00.500Z' }],
    Summary: {
      Consent: 'Maple,en,Ada,Bo',
      ConsentVersion: '9',
      MainApplicantName: 'Ada',
      AllOtherApplicantNames: 'Bo',
      TotalApplicantCount: 2,
    },
  })
})

test('a co-applicant may be removed until the application is sent, and not in a review', () => {
  const deletable = (more: Partial<ApplicationRow>) =>
    assemble(rows({ application: { ...row, ...more } })).Applicants.map(({ Deletable }) => Deletable)
  expect(deletable({})).toEqual([0, 1])
  expect(deletable({ status: 1 })).toEqual([0, 0])
  expect(deletable({ status: 1, request_review: 1 })).toEqual([0, 0])
})

test('returns only known settings, whatever the settings row contains', () => {
  const settings = JSON.parse('{"showAssets":0,"Internal":"x"}')
  expect(assemble(rows({ settings }))).not.toHaveProperty('Internal')
})
