import { refusalReasons } from '@foyer/domain/documents/refusal-reasons.ts'
import { addDays, dayOf } from '@foyer/domain/kit/dates.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import type { Stage } from '@foyer/domain/office/stages.ts'
import { linkDays } from '@foyer/domain/signing/rules.ts'
import { insertUpload } from '@foyer/server/documents/index.ts'
import { randomPublicId } from '@foyer/server/kit/hash.ts'
import { inSite } from '@foyer/server/kit/transaction.ts'
import {
  addDocument,
  fillIdentification,
  fillPersona,
  type MadeApplication,
  makeApplication,
} from '@foyer/server/testing/application-builders.ts'
import { asClient, asStaff, type DemoPlace, succeeded } from './act.ts'
import { agreement, chequePhoto, type Paper, payStub } from './papers.ts'
import { emailOf, personaOf } from './persona-of.ts'
import type { Name, SampleDeal } from './sample-deal.ts'
import { addConditions } from './sample-templates.ts'

const dayMilliseconds = 86_400_000
const minute = 60_000

interface Making {
  place: DemoPlace
  deal: SampleDeal
  /** Its place among the others. */
  number: number
  now: Date
}

const ago = ({ now }: Pick<Making, 'now'>, days: number) => new Date(now.getTime() - days * dayMilliseconds)

/** One of the forty: from its client's first answer to where it is now. */
export const makeDeal = async (making: Making): Promise<void> => {
  const { place, deal } = making
  const userId = await addUser(making)
  const client = { userId, language: languageId(deal.language) }
  const begun = ago(making, deal.begun)
  const application = await asClient(place, { ...client, at: begun }, (browser) =>
    fillIn(making, {
      client: browser,
      siteId: place.siteId,
      userId,
      email: emailOf(deal.client),
      ids: { SiteID: place.siteId, UserID: userId },
    }),
  )
  const deals = { SiteID: place.siteId, MortgageApplicationID: application.applicationId }
  if (deal.isUnassigned)
    await asStaff(place, begun, async (staff) =>
      succeeded(await staff.call('/console-api/AssignDeal', { ...deals, PersonID: '' })),
    )
  if (deal.invited !== undefined) await invite(making, client, application, deal.invited)
  if (deal.stage === 'started') return
  await asClient(place, { ...client, at: new Date(begun.getTime() + 20 * minute) }, async (browser) =>
    submit({ ...application, borrower: { ...application.borrower, client: browser } }),
  )
  if (deal.moved === undefined) return
  const collected = deal.stage === 'collecting' ? deal.moved : deal.begun - Math.min(0.5, (deal.begun - deal.moved) / 4)
  const move = (daysAgo: number, body: { Stage: Stage; StatusDD?: number }) =>
    asStaff(place, ago(making, daysAgo), async (staff) =>
      succeeded(await staff.call('/console-api/MoveDeal', { ...deals, ...body })),
    )
  await move(collected, { Stage: 'collecting' })
  // What is settled was settled before the last move; what is under way was asked for after it.
  const isSettled = deal.papers === 'accepted'
  const [from, to] = isSettled ? [collected, deal.moved] : [deal.moved, 0]
  const papers = { client, deals, at: (share: number) => ago(making, from - (from - to) * share) }
  if (isSettled) await askForPapers(making, papers)
  if (deal.stage !== 'collecting')
    await move(deal.moved, { Stage: deal.stage, ...(deal.end !== undefined && { StatusDD: deal.end }) })
  if (!isSettled) await askForPapers(making, papers)
  const [asked, replied] = deal.message ?? []
  if (asked !== undefined)
    await asClient(place, { ...client, at: ago(making, deal.moved * 0.5) }, async (browser) =>
      succeeded(await browser.call('/api/MTGAPPSendMessage', { ...application.ids, Text: asked })),
    )
  if (replied !== undefined)
    await asStaff(place, ago(making, deal.moved * 0.4), async (staff) => {
      const { Messages } = await staff.call('/console-api/ListMessages', deals)
      const Seen = Messages[0]?.MessageID ?? 0
      succeeded(await staff.call('/console-api/SendMessage', { ...deals, Text: replied, Seen }))
    })
  if (deal.hasServices) await addServices(making, deals)
  if (deal.hasUnsigned) await askToSign(making, deals, linkDays + 3)
  if (deal.hasConditions)
    await asStaff(place, ago(making, deal.moved * 0.8), (staff) =>
      addConditions(staff, deals, {
        ...{ LanguageID: client.language, closingIn: deal.closing, today: dayOf(making.now) },
      }),
    )
  const { note } = deal
  if (note !== undefined)
    await asStaff(place, ago(making, deal.moved * 0.9), async (staff) =>
      succeeded(
        await staff.call('/console-api/SaveNote', { ...deals, NoteID: 0, Version: 0, Text: note, Mentions: [] }),
      ),
    )
}

/** The broker agreement, so many days ago. */
const askToSign = async (
  { place, deal, now }: Making,
  deals: { SiteID: string; MortgageApplicationID: number },
  days: number,
): Promise<void> => {
  const LanguageID = languageId(deal.language)
  const [FirstName, LastName] = deal.client
  const at = ago({ now }, days)
  const document = await agreement(deal, dayOf(at))
  await asStaff(place, at, async (staff) =>
    succeeded(
      await staff.call('/console-api/RequestSignatures', {
        ...{ SiteID: deals.SiteID, DealID: deals.MortgageApplicationID, EnableOrdering: 1 },
        ...{ Title: 'Broker agreement', TitleFr: 'Contrat de courtage', Document: document.bytes.toString('base64') },
        Signers: [{ FirstName, LastName, Email: emailOf(deal.client), LanguageID }],
      }),
    ),
  )
}

const addServices = async (making: Making, deals: { SiteID: string; MortgageApplicationID: number }): Promise<void> => {
  const { place, deal } = making
  const LanguageID = languageId(deal.language)
  const days = (deal.moved ?? 0) * 0.8
  await askToSign(making, deals, days)
  await asStaff(place, ago(making, days), async (staff) => {
    succeeded(
      await staff.call('/console-api/CreateInsuranceApplication', {
        ...{ ...deals, LanguageID },
        LoanDetail: { Term: 60, Amortization: 300, InterestRate: 4.79, PaymentFrequencyId: 0 },
      }),
    )
    succeeded(await staff.call('/console-api/CreatePartnerOffer', deals))
  })
}

const invite = async (
  { place, deal, now }: Making,
  client: { userId: string; language: 1 | 2 },
  { applicationId, ids }: MadeApplication,
  [FirstName, LastName, salutation]: Name,
): Promise<void> => {
  const SendData = {
    ...{ MortgageApplicationID: applicationId, MtgAppLinkID: 1, DisplayAddApplicant: 1, ApplicantID: 0 },
    Recipients: emailOf([FirstName, LastName, salutation]),
    Invited: { FirstName, LastName, RelationshipDD: 0 },
  } as const
  await asClient(place, { ...client, at: ago({ now }, deal.begun - 1) }, async (browser) =>
    succeeded(await browser.call('/api/InviteCoApplicant', { ...ids, SendData })),
  )
}

/** The account of its client, as after a mailed code. */
const addUser = async (making: Making): Promise<string> => {
  const { deal, place } = making
  const userId = randomPublicId()
  await inSite(place.services.database.db, place.siteId, (trx) =>
    trx
      .insertInto('users')
      .values({
        ...{ site_id: place.siteId, user_id: userId, email: emailOf(deal.client), password_hash: null },
        ...{ first_name: deal.client[0], last_name: deal.client[1] },
        ...{ language: languageId(deal.language), created_at: ago(making, deal.begun) },
      })
      .execute(),
  )
  return userId
}

const fillIn = async (
  { deal, number, now }: Making,
  borrower: MadeApplication['borrower'],
): Promise<MadeApplication> => {
  const persona = personaOf(deal, number, dayOf(now))
  if (!deal.isBegun) return fillPersona(borrower, persona)
  const application = await makeApplication(borrower, persona.interview, persona.address)
  await addDocument(application, persona.main.document)
  await fillIdentification(application, persona.main.identification)
  return application
}

const submit = async (application: MadeApplication): Promise<void> => {
  const { client } = application.borrower
  const { Applicants, Summary } = await client.call('/api/MTGAPPLoad', application.ids)
  succeeded(
    await client.callAnyhow('/api/mtgappsubmit', {
      ...application.ids,
      ...{ ConsentVersion: Summary?.ConsentVersion, Reviewed: Summary?.Reviewed },
      Consents: Applicants.map(({ ApplicantID }) => ({ ApplicantID, Accepted: 1 })),
    }),
  )
}

interface Asked {
  client: { userId: string; language: 1 | 2 }
  deals: { SiteID: string; MortgageApplicationID: number }
  /** A time by its share of the days in which it happens. */
  at: (share: number) => Date
}

const names = { en: 'Income and account', fr: 'Revenu et compte' } as const

/** A pay stub and a void cheque: asked for, sent and decided, as far as the deal has come. */
const askForPapers = async (making: Making, { client, deals, at }: Asked): Promise<void> => {
  const { place, deal, now, number } = making
  const { papers = 'none' } = deal
  if (papers === 'none') return
  const today = dayOf(now)
  const asked = dayOf(at(0.1))
  const request = await asStaff(place, at(0.1), async (staff) =>
    succeeded(
      await staff.call('/console-api/SaveDocumentRequest', {
        ...deals,
        RequestName: names[deal.language],
        DueDate: papers === 'overdue' ? addDays(today, -2) : addDays(asked, 14),
        Items: [
          { Type: 0, Desc: '', Required: 1 },
          { Type: 14, Desc: '', Required: 1 },
        ],
      }),
    ),
  )
  if (papers === 'open' || papers === 'overdue') return
  const files = [await payStub(deal, addDays(asked, -7)), await chequePhoto(deal, number)]
  await asClient(place, { ...client, at: at(0.5) }, async (browser) => {
    for (const [index, paper] of files.entries()) {
      const itemId = request.Items[index]?.DFRequestDocItemID ?? 0
      await keepPaper(making, paper, {
        ...{ siteId: place.siteId, requestId: request.RequestDocID, itemId, actor: client.userId },
        ...{ applicationId: deals.MortgageApplicationID, now: at(0.5) },
      })
    }
    succeeded(await browser.call('/api/RDSubmit', { SiteID: place.siteId, RequestDocID: request.RequestDocID }))
  })
  if (papers === 'sent') return
  await asStaff(place, at(0.8), async (staff) => {
    for (const [index, { DFRequestDocItemID }] of request.Items.entries()) {
      const isRefused = papers === 'refused' && index === 0
      const decision = isRefused ? { Status: 3, Reason: refusalReasons[0]?.text[deal.language] ?? '' } : { Status: 2 }
      const ids = { SiteID: place.siteId, DFRequestDocItemID }
      succeeded(await staff.call('/console-api/DecideDocumentItem', { ...ids, ...decision }))
    }
  })
}

/** Stores a file as an upload does, without the inspection that files of strangers need: it takes most of a second. */
const keepPaper = async (
  { place: { services, siteId } }: Making,
  { fileName, contentType, bytes }: Paper,
  upload: Omit<Parameters<typeof insertUpload>[2], 'file'>,
): Promise<void> => {
  // No job submits it, at the real time: its client does.
  const jobs = { ...services.jobs, send: async () => {} }
  const stored = await services.fileStore.store(chunksOf(bytes))
  const file = { ...stored, fileName, contentType, scanned: false, pages: 1, flags: [] }
  await inSite(services.database.db, siteId, (trx) => insertUpload(trx, { jobs }, { ...upload, file }))
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}
