import { callsByFeature } from '@foyer/contract/all-calls.ts'
import type { CallDeclaration } from '@foyer/contract/kit/define-call.ts'
import { isolated, withoutIsolates } from '@foyer/domain/kit/isolate.ts'
import { defaultLink } from '@foyer/domain/site/defaults.ts'
import { aLeadForm } from '@foyer/domain/testing/lead-form.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountMails } from '../account/mails.ts'
import { findUser } from '../account/store.ts'
import type { Trx } from '../db/open-database.ts'
import { operatorMails } from '../deals/mails.ts'
import { statusMails } from '../deals/status-mails.ts'
import { documentMails } from '../documents/mails.ts'
import { insuranceMails } from '../insurance/mails.ts'
import { inviteMessages } from '../invites/messages.ts'
import type { Outbox, OutgoingMail } from '../kit/outbox.ts'
import type { Services } from '../kit/services.ts'
import { inPhoneLetters } from '../kit/text-outbox.ts'
import { textResources } from '../kit/text-resources.ts'
import type { ServerTexts } from '../kit/texts.ts'
import { inSite } from '../kit/transaction.ts'
import { mailInvitation } from '../leads/invite-mail.ts'
import { leadMails } from '../leads/mails.ts'
import { messageMails } from '../messages/mails.ts'
import { officeMails } from '../office/mails.ts'
import { writeSampleMail } from '../office/sample-mail.ts'
import { partnerMails } from '../partner-offers/mails.ts'
import { submissionMails } from '../review/mails.ts'
import { sampleSubmission } from '../review/testing/sample-submission.ts'
import { signingMails } from '../signing/mails.ts'
import type { Signer, SigningRequest } from '../signing/store.ts'
import { getSite } from '../site/index.ts'
import { makeBorrower, makeSite } from './builders.ts'
import { shownSigns } from './shown-order.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'
import { testTexts } from './test-texts.ts'

/** Names and notes as a phisher would type them. */
const hostile = [
  'Ada http://evil.com/login',
  'Click www.evil.example now',
  'support@evil.com',
  'evil\u3002com ｅｖｉｌ．ｃｏｍ evil.co.uk',
  'Roy\r\nBcc: all@evil.com\r\n\r\nhttps://evil.com',
  'http://203.0.113.7/evil',
  '<a href="https://evil.com">here</a>',
]

interface Written {
  subject: string
  words: string
}

/** Text that a mail program turns into a link by itself. */
const linkable =
  /:[/\\]{2}\S*evil|evil[\p{L}\d-]*[.\u2024\u3002\uff0e\uff61]\p{L}{2}|www[.\uff0e]\S|\d{1,3}(?:\.\d{1,3}){3}/iu

let foyer: TestFoyer
let userId: string
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

/** Writes every kind of mail and text message, with the same text for every input of a borrower, visitor or signer. */
const writeAll = async (trx: Trx, services: Services, words: string, language: 'en' | 'fr'): Promise<void> => {
  const now = foyer.clock.now()
  const siteId = 'ours'
  const recipient = { siteId, applicationId: null, requestId: 'r', to: 'to@reader.example', language, now }
  const user = await findUser(trx, siteId, userId)
  if (!user) throw new Error('the borrower is there')
  const account = accountMails(services)
  await account.code(trx, recipient, 'start', '012345')
  await account.code(trx, recipient, 'register', '012345')
  await account.alreadyRegistered(trx, recipient)
  await account.passwordReset(trx, recipient, 'key')
  await account.passwordChanged(trx, user, now)
  await account.code(trx, recipient, 'deletion', '012345')
  await account.deleted(trx, user, true, now)
  await account.handOff(trx, user, now)

  const invites = inviteMessages(services)
  for (const method of ['Email', 'SMS'] as const) {
    const invite = {
      ...{ site_id: siteId, invite_id: 1, application_id: 1, applicant_id: 0, method, contact: 'to@reader.example' },
      ...{
        body: words,
        language: language === 'fr' ? 2 : 1,
        profile: 1,
        display_mortgage: 0,
        token_hash: Buffer.alloc(32),
      },
      ...{ created_at: now, sent_at: now, expires_at: now },
    }
    for (const kind of [{}, { by_broker: true }, { corrects: true }])
      await invites.invitation(trx, {
        invite: { ...invite, ...kind },
        guid: 'guid',
        inviter: words,
        greeted: words,
        now,
      })
    await invites.deleted(trx, { invite, inviter: words, now })
  }
  const reader = 'to@reader.example'
  const done = {
    siteId,
    inviteId: 1,
    applicationId: 1,
    userId,
    name: words,
    firstName: words,
    email: reader,
    copyTo: reader,
  }
  await invites.done(trx, { ...done, language, now, isLate: true })

  const sample = sampleSubmission(services.texts, { language, lastNames: [words, words], comments: words })
  const [main, ...others] = sample.snapshot.Application.Applicants
  if (!main) throw new Error('no applicant')
  const named = { ...main, FirstName: words }
  const reachedByPhone = others.map((one) => ({
    ...one,
    FirstName: words,
    Identification: { ...one.Identification, Email: '', Mobile: '5145550123' },
  }))
  const snapshot = {
    ...sample.snapshot,
    Application: { ...sample.snapshot.Application, Applicants: [named, ...reachedByPhone] },
  }
  const OpenInvites = [{ InviteID: 1, ApplicantID: named.ApplicantID, Contact: 'to@reader.example' }]
  const withInvite = { ...snapshot, Application: { ...snapshot.Application, OpenInvites } }
  for (const review of [true, false])
    await submissionMails(services).write(trx, userId, { ...sample, siteId, snapshot: withInvite, review })

  const documents = documentMails(services)
  const facts = { purpose: 'Purchase', place: words, people: [words] }
  const requested = { name: 'Papers', facts, documents: ['Pay stub'], dueOn: null, withCode: true }
  await documents.requested(trx, recipient, requested)
  for (const today of ['2026-11-20', '2026-11-30'])
    await documents.reminder(trx, recipient, { ...requested, dueOn: '2026-11-25', today })
  await documents.withdrawn(trx, recipient, { name: 'Papers', hasFiles: true, hasDeleted: true })
  await documents.accessCode(trx, recipient, '012345')
  for (const refused of [[], [{ document: 'Pay stub', reason: 'Too dark' }]])
    await documents.decided(trx, recipient, {
      refused,
      accepted: ['Pay stub'],
      isComplete: true,
      url: 'http://localhost:3000/x',
    })
  const arrived = {
    applicationId: 1,
    requestId: 'r',
    name: 'Papers',
    answeredBy: recipient.to,
    notAvailable: (): [string, string][] => [[words, words]],
  }
  await documents.submitted(trx, siteId, arrived, now)

  await insuranceMails(services).accessCode(trx, recipient, '012345')
  const invited = { url: 'http://localhost:3000/x', code: '012345', names: { name: words, primary: words } }
  for (const kind of ['link', 'invitation', 'signature'] as const)
    await insuranceMails(services).link(trx, recipient, { kind, ...invited })
  await insuranceMails(services).ready(trx, recipient, { name: words })
  const asked = { siteId, applicationId: 1, userId, actor: 'operator', now, DisplayMortgage: 1, DisplayIncome: 1 }
  await operatorMails(services).reviewRequested(trx, { ...asked, message: words, comments: 2 })
  for (const status of [2, 3, 4, 5] as const) {
    const change = { siteId, applicationId: 1, status, now }
    await statusMails(services).toBorrower(trx, { ...change, userId, purpose: { PurposeDD: 0, SearchStageDD: 1 } })
    for (const method of ['Email', 'SMS'])
      await statusMails(services).toSender(trx, { ...change, sender: { method, contact: recipient.to, language: 1 } })
  }

  for (const Answer of [0, 1] as const) {
    const sent = { Names: [words, words], Email: 'to@reader.example', Phone: '4165550123', Property: words, Answer }
    await partnerMails(services).answered(trx, {
      applicationId: 1,
      siteId,
      to: 'insurance@broker.example',
      language,
      sent: { ...sent, ClosingDate: '2026-12-01' },
      now,
    })
  }

  const request = {
    siteId,
    requestId: 'r',
    referenceId: '1',
    purpose: 'document',
    title: { en: 'Agreement', fr: 'Entente' },
    note: words,
  } as SigningRequest
  const signer = { signerId: 1, firstName: words, lastName: words, email: 'to@reader.example', language } as Signer
  const signing = signingMails(services)
  await signing.link(trx, request, signer, 'token', now)
  await signing.code(trx, request, signer, '012345', now)
  await signing.copy(trx, request, signer, now)
  await signing.stopped(trx, request, signer, now)
  await signing.brokerCompleted(trx, request, [signer], now)
  await signing.brokerDeclined(trx, request, signer, words, now)

  const { link } = await getSite(trx, siteId)
  await writeSampleMail(services, trx, { siteId, link, to: 'to@reader.example', language, now })

  const staff = { email: 'to@brokerage.example', language: language === 'fr' ? 2 : 1 }
  const office = officeMails(services)
  await office.code(trx, staff, now, '012345')
  await office.invitation(trx, staff, now, { brokerage: words, inviter: words }, 'token')
  await office.newSignIn(trx, staff, now, 'Firefox, Linux')
  await office.factorsReset(trx, staff, now, words)
  await office.factorsResetByYou(trx, staff, now, { person: words })
  for (const factor of ['passkey', 'totp', 'recovery'] as const) await office.factorAdded(trx, staff, now, factor)
  await office.signOnLinked(trx, staff, now)
  await office.revealBurst(trx, staff, now, { siteId, person: words })
  await office.signOnChanged(trx, staff, now, { owner: words })
  await office.keyMade(trx, staff, now, { owner: words, key: words })
  await office.webhookAimed(trx, staff, now, { owner: words, webhook: words, host: 'crm.example' })
  await office.webhookStopped(trx, staff, now, { webhook: words })
  for (const author of [words, ''])
    await office.mention(trx, staff, now, { siteId, applicationId: 7, author, client: words })

  const thread = { siteId, applicationId: 1 }
  await messageMails(services).toClient(trx, { ...thread, userId, author: words }, now)
  await messageMails(services).toStaff(trx, { ...thread, client: words, answeredBy: recipient.to }, now)

  const form = { siteId, formId: 1, token: 't', description: aLeadForm(), link: defaultLink, frameAncestors: [] }
  const answers = [{ Section: '', Code: 'NOTE', Label: 'Note', Row: 1, Values: [words], Words: words }]
  answers.push({ Section: '', Code: 'EMAILTYPE', Label: 'Email', Row: 1, Values: [recipient.to], Words: recipient.to })
  const lead = {
    siteId,
    leadId: 1,
    token: 't',
    formName: '',
    owner: '',
    email: recipient.to,
    language: 1 as const,
    answers,
    now,
  }
  await leadMails(services).arrived(trx, 'owner@broker.example', form, lead)?.send()
  for (const sender of [{ name: words, email: 'owner@broker.example' }, undefined])
    await mailInvitation(services, trx, {
      ...{ siteId, leadId: 1, to: recipient.to, firstName: words, language: language === 'fr' ? 2 : 1, sender },
      ...{ note: words, token: 't', ends: now, now },
    })
}

/** The services with outboxes that store what is written, and texts that record the used templates. */
const recording = async () => {
  const written: Written[] = []
  const mails: OutgoingMail[] = []
  const used = new Set<string>()
  const inner = testTexts()
  const texts: ServerTexts = {
    of: (language) => (key, values) => {
      used.add(key.split('.', 2).join('.'))
      return inner.of(language)(key, values)
    },
  }
  const keep: Outbox['write'] = async (_trx, mail) => {
    const { subject, text, html } = mail
    mails.push(mail)
    written.push({ subject, words: `${text}\n${html}` })
  }
  const outbox: Outbox = {
    write: keep,
    prepare: (trx, mail, now) => ({
      row: foyer.services.outbox.prepare(trx, mail, now).row,
      send: () => keep(trx, mail, now),
    }),
  }
  const textOutbox: Services['textOutbox'] = {
    write: async (_trx, { text }) => {
      written.push({ subject: '', words: inPhoneLetters(text) })
      return 'id'
    },
  }
  return { written, mails, used, services: { ...foyer.services, outbox, textOutbox, texts } }
}

describe.each(['en', 'fr'] as const)('in %s, a mail or text message', (language) => {
  test.each(hostile)('makes no link of %j, wherever a person may type it', async (words) => {
    userId = (await makeBorrower(foyer, 'ours', { firstName: words, lastName: words })).userId
    const { written, services } = await recording()
    await inSite(foyer.services.database.db, 'ours', (trx) => writeAll(trx, services, words, language))
    expect(written.length).toBeGreaterThan(25)
    for (const one of written) {
      expect(one.subject).not.toMatch(linkable)
      expect(one.words).not.toMatch(linkable)
      expect(one.words).not.toContain('<a href="https://evil')
    }
  })
})

test.each(['en', 'fr'] as const)(
  'in %s, a mail or text message shows its numbers in order where a name is written from right to left',
  async (language) => {
    const written = async (name: string) => {
      const [firstName, lastName] = [`${name}${name}`, name]
      userId = (await makeBorrower(foyer, 'ours', { firstName, lastName })).userId
      const { written: all, services } = await recording()
      await inSite(foyer.services.database.db, 'ours', (trx) => writeAll(trx, services, name, language))
      // What is between two tags is shown as a line of its own, and so is each line.
      return all.flatMap(({ words }) => words.split(/<[^>]*>|\n/))
    }
    const [latin, arabic] = [await written('Ж'), await written('\u0639')]
    expect(arabic.length).toBe(latin.length)
    expect(arabic.map(shownSigns)).toEqual(latin.map((line) => shownSigns(line.replaceAll('Ж', ''))))
    expect(arabic.map(withoutIsolates).map(shownSigns)).not.toEqual(arabic.map(shownSigns))
  },
)

/** The operator's commands, by the names of their calls. */
const commands = Object.values(callsByFeature)
  .flatMap((calls) => Object.entries<CallDeclaration>(calls))
  .filter(([, { access }]) => access === 'operator')
  .map(([name]) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))

test('names no command in a mail', async () => {
  userId = (await makeBorrower(foyer, 'ours')).userId
  const { written, services } = await recording()
  await inSite(foyer.services.database.db, 'ours', (trx) => writeAll(trx, services, 'Ada', 'en'))
  expect(commands).toContain('list-uploads')
  const named = ['npm run', ...commands.filter((name) => name.includes('-'))]
  for (const { subject, words } of written)
    expect(named.filter((name) => `${subject} ${words}`.includes(name))).toEqual([])
})

/** The agents of the sites and of the sample, the owner of a lead and the contact of an insurer. */
const isStaff = (address = ''): boolean => /@(?:broker|tremblay)\.example$/.test(address)

test('sends the reply to every mail to the person who would answer: to the agent, or from staff to the borrower', async () => {
  userId = (await makeBorrower(foyer, 'ours')).userId
  const { mails, services } = await recording()
  await inSite(foyer.services.database.db, 'ours', (trx) => writeAll(trx, services, 'Ada', 'en'))
  expect(mails.filter(({ to }) => isStaff(to)).map(({ kind }) => kind)).toContain('documents-submitted')
  // Those of the office are the server's own: no one would answer.
  const answered = mails.filter(({ kind }) => !kind.startsWith('office-'))
  expect(answered.filter(({ to, replyTo }) => !replyTo || isStaff(to) === isStaff(replyTo))).toEqual([])
})

test('covers every template of a mail', async () => {
  userId = (await makeBorrower(foyer, 'ours')).userId
  const { used, services } = await recording()
  await inSite(foyer.services.database.db, 'ours', (trx) => writeAll(trx, services, 'Ada', 'en'))
  const templates = Object.entries(textResources.en)
    .filter(([namespace]) => namespace.endsWith('.mails') && namespace !== 'kit.mails')
    // A name of a file or of a reason is one text; a message has several.
    .flatMap(([namespace, texts]) =>
      Object.entries(texts).flatMap(([name, text]) => (typeof text === 'object' ? [`${namespace}:${name}`] : [])),
    )
  expect(
    templates.filter((template) => ![...used].some((key) => key === template || key.startsWith(`${template}.`))),
  ).toEqual([])
})

test('a subject has no isolates', async () => {
  const { outbox, database } = foyer.services
  const mail = { siteId: 'ours', kind: 'test', to: 'names@reader.example', text: 'a', html: 'a' }
  const subject = `Documents of ${isolated('\u0639')} arrived`
  await inSite(database.db, 'ours', (trx) => outbox.write(trx, { ...mail, subject }, foyer.clock.now()))
  expect((await foyer.mailbox.arrived(mail.to)).subject).toBe('Documents of \u0639 arrived')
})

test('a subject with a line break is stored as one line', async () => {
  const { outbox, database } = foyer.services
  const subject = 'Hello\r\nBcc: all@evil.com'
  const mail = { siteId: 'ours', kind: 'test', to: 'lines@reader.example', subject, text: 'a', html: 'a' }
  await inSite(database.db, 'ours', (trx) => outbox.write(trx, mail, foyer.clock.now()))
  expect((await foyer.mailbox.arrived('lines@reader.example')).subject).toBe('Hello  Bcc: all@evil.com')
})
