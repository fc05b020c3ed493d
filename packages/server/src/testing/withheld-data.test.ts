import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf, staffPathOf } from '@foyer/contract/kit/define-call.ts'
import type { BankStatement } from '@foyer/domain/bank-statements/fields.ts'
import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { answered, insuranceFacts } from '@foyer/domain/testing/insurance.ts'
import { sql } from 'kysely'
import type { TObject } from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicationAtStatements, statementSteps } from '../bank-statements/testing/statement-steps.ts'
import { inSite } from '../kit/transaction.ts'
import {
  browserOf,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  upload,
} from './builders.ts'
import { deskOf, makeInsurance, openWithMail, requestNow } from './insurance.ts'
import { sendApplication } from './invited.ts'
import { makeLeadForm, sendLead } from './lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff } from './office-builders.ts'
import { outcomeOf } from './people.ts'
import { readPdf } from './read-pdf.ts'
import { smallestValue } from './schema-values.ts'
import { requestSignatures, sign } from './signing-flow.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'
import { untilPasses } from './until-passes.ts'

const statement: BankStatement = {
  Institution: 'Canary Trust',
  SimulatedFlag: 0,
  FetchedAt: '2026-11-20T12:00:00.000Z',
  Accounts: [
    {
      ...{
        Title: 'Accountcanary',
        LastDigits: '543',
        Type: 'Chequing',
        Currency: 'CAD',
        HolderName: 'Canary',
        Balance: 1,
      },
      Transactions: [{ Date: '2026-11-01', Description: 'STATEMENTCANARY', Debit: null, Credit: 1, Balance: 1 }],
    },
  ],
}
/** What only the holder of an action receives: the reply of any other read may not contain it. */
const marks = [
  ['document.view', 'documentcanary'],
  ['document.view', 'requestcanary'],
  ['statement.view', 'STATEMENTCANARY'],
  ['statement.view', 'Canary Trust'],
  ['statement.view', 'Accountcanary'],
  ['insurance.view', 'INSURANCECANARY'],
  ['signing.view', 'SIGNINGCANARY'],
  ['lead.view', 'LEADCANARY'],
  ['deal.view', 'Clientcanary'],
  ['deal.view', 'holdcanary'],
  ['deal.view', 'erasurecanary'],
] as const

let foyer: TestFoyer
let brokerageId: string
let handedOver: Client
let ofBorrower: MadeApplication['ids']
/** What the bodies of calls name. */
let ids: Record<string, unknown>
beforeAll(async () => {
  const tags: string[] = []
  foyer = await startTestFoyer({
    bankData: {
      begin: async ({ tag }) => {
        tags.push(tag)
        return 'https://bank.example/'
      },
      mayBe: () => true,
      fetch: async () => ({ state: 'ready', statement }),
    },
  })
  await makeSite(foyer, 'ours', { Credits: 100 })
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  const made = await applicationAtStatements(await makeBorrower(foyer, 'ours'))
  await renamed(made)
  const request = await makeDocumentRequest(foyer, 'ours', made, { RequestName: 'requestcanary' })
  const sent = await upload(made.borrower.client, request.itemId, { name: 'documentcanary.jpg' })
  const steps = statementSteps(foyer, made)
  await steps.request()
  expect(outcomeOf(await steps.save({ LoginID: 'login', strTag: tags[0] ?? '' }))).toBe('ok')
  const responses = async () => (await steps.load()).BankStatementsApplicants[0]?.Responses ?? []
  const [response] = await untilPasses(async () => {
    const found = await responses()
    expect(found).toMatchObject([{ FetchedFlag: 1 }])
    return found
  })
  await steps.done()
  const insurance = await makeInsurance(foyer, 'ours', {
    PropertyDetail: { ...insuranceFacts().PropertyDetail, City: 'INSURANCECANARY' },
  })
  const opened = await openWithMail(foyer, 'ours', insurance.email)
  const [first, second] = (await opened.load()).Applicants
  await requestNow(opened, answered([first?.ApplicantId ?? 0, second?.ApplicantId ?? 0]))
  const desk = await deskOf(opened)
  expect(outcomeOf(await sign(desk))).toBe('ok')
  expect(outcomeOf(await sendApplication(made))).toBe('ok')
  await requestSignatures(foyer, { siteId: 'ours', title: 'SIGNINGCANARY' })
  await sendLead(foyer.client(), await makeLeadForm(foyer, 'ours'), { LASTNAME: ['LEADCANARY'] })
  await decideKeeping(made)
  handedOver = await browserOf(foyer, made.borrower, 'operator')
  ofBorrower = made.ids
  ids = {
    ...{ ...made.ids, ...request.ids, RequestID: response?.RequestID, View: 'open' },
    ...{ CliApplicationId: insurance.id, SigningRequestID: desk.ids.SigningRequestID },
    ...{ DFRequestDocItemID: request.itemId, DFRequestDocItemUploadID: sent.DFRequestDocItemUploadID },
  }
})
afterAll(() => foyer.stop())

const renamed = ({ applicationId }: MadeApplication) =>
  inSite(foyer.services.database.db, 'ours', (trx) =>
    sql`update applicants set identification = identification || '{"FirstName":"Clientcanary"}'
         where application_id = ${applicationId}`.execute(trx),
  )

/** The deal on hold, and a request to erase another one of a client of the same name, which was never sent. */
const decideKeeping = async ({ ids: held }: MadeApplication) => {
  const { client } = await makeStaff(foyer, brokerageId)
  const unsent = await makeApplication(await makeBorrower(foyer, 'ours'))
  await renamed(unsent)
  const place = ({ SiteID, MortgageApplicationID }: MadeApplication['ids']) => ({ SiteID, MortgageApplicationID })
  await client.call('/console-api/HoldDeal', { ...place(held), Reason: 'litigation', Words: 'holdcanary' })
  const asked = { ...place(unsent.ids), Reason: 'client', Words: 'erasurecanary', AccountFl: 0 as const }
  await client.call('/console-api/RequestErasure', asked)
}

/** A reply with the text of the documents in it. */
const readable = (body: string): string => {
  const pdfs = [...body.matchAll(/"(JVBERi[A-Za-z0-9+/=]+)"/g)].map(([, text = '']) => Buffer.from(text, 'base64'))
  return [body, ...pdfs.map((pdf) => readPdf(pdf).text)].join('\n')
}

/** The smallest bodies of a call: one for each view of a list that has some. */
const bodiesOf = (body: TObject) => {
  const { enum: views = [ids.View] }: { enum?: unknown[] } = body.properties.View ?? {}
  return views.map((View) => smallestValue(body, { ...ids, View }))
}

/** The paths of the reads whose reply contains the mark. */
const readsWith = async (mark: string, withheld: OfficeAction[]) => {
  const { client } = await makeStaff(foyer, brokerageId, { withheld })
  const found: string[] = []
  for (const call of allCalls.filter(({ effect, access }) => effect === 'read' && !access.startsWith('officeSetup'))) {
    const path = staffPathOf(call) ?? pathsOf(call).find((one) => one.startsWith('/console-api/'))
    if (path === undefined) continue
    for (const body of bodiesOf(call.body))
      if (readable((await client.raw(path, body)).body).includes(mark)) found.push(path)
  }
  return found
}

it.each(marks)('without %s no read of staff returns what it protects (%s), by whichever call', async (action, mark) => {
  expect(await readsWith(mark, [])).not.toEqual([])
  expect(await readsWith(mark, [action])).toEqual([])
})

it('a session that was handed over shows who shared a bank statement, and nothing of it', async () => {
  const shown = await handedOver.call('/api/MTGAPPLoad', ofBorrower)
  expect(shown.BankStatementsApplicants[0]?.Responses).toMatchObject([{ FetchedFlag: 1 }])
  expect(JSON.stringify(shown)).not.toMatch(/Canary Trust|Accountcanary/)
})
