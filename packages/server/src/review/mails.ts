import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { labelOf } from '@foyer/domain/codes/menus.ts'
import { inviteeName } from '@foyer/domain/invites/rules.ts'
import { isEmail } from '@foyer/domain/kit/email.ts'
import { joined, listed } from '@foyer/domain/kit/isolate.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import { nameInMail } from '@foyer/domain/kit/links.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { formatPhone } from '@foyer/domain/kit/phone.ts'
import { findUser } from '../account/index.ts'
import type { Trx } from '../db/open-database.ts'
import { formatInstant } from '../kit/format-instant.ts'
import { layoutMail, senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { findStaffReader, layoutStaffMail } from '../kit/staff-mail.ts'
import { consentStates } from './consent-states.ts'
import type { Submission } from './submission-store.ts'

type MailServices = Pick<Services, 'outbox' | 'texts' | 'publicUrl'>

/** Whether a mail has the document attached, or states that it could not be made. */
type Copy = 'copy' | 'noCopy'
/** In the office the application is read there, so that its answers are not mailed. */
type BrokerCopy = Copy | 'office'

/**
 * The two mails of a submission, written in its transaction, each with the application as a PDF. The borrower's is in
 * their language, without what the site hides from them. The broker's PDF is in the language of the application, like its
 * comments and consents.
 */
export const submissionMails = ({ outbox, texts, publicUrl }: MailServices) => {
  /** Every applicant with the state of their consent. */
  const consentLines = (language: Language, submission: Submission): string[] =>
    consentStates(submission).map(({ name, acceptedAt }) =>
      acceptedAt === undefined
        ? texts.of(language)('review.mails:consents.toCome', { name: nameInMail(name) })
        : texts.of(language)('review.mails:consents.accepted', {
            name: nameInMail(name),
            when: formatInstant(acceptedAt, language),
          }),
    )

  const toBorrower = async (trx: Trx, to: string, language: Language, submission: Submission) => {
    const { siteId, submissionId, applicationId, submittedAt, snapshot, review } = submission
    const { Link, Application } = snapshot
    const t = texts.of(language)
    const brokerage = senderName(Link.AgentProfile)
    const { FirstName, LastName } = Link.AgentProfile
    const agent = fullName({ FirstName, LastName }) || brokerage
    const [main] = Application.Applicants
    const when = formatInstant(submittedAt, language)
    const wordsWith = (copy: Copy) =>
      layoutMail({
        link: Link,
        language,
        translate: t,
        heading: t('review.mails:received.heading'),
        paragraphs: [
          t(review ? 'review.mails:received.thanksAgain' : 'review.mails:received.thanks', {
            name: nameInMail(main?.FirstName ?? ''),
            brokerage,
            when,
          }),
          t('review.mails:received.reference', { reference: applicationId }),
          t('review.mails:consents.title'),
          consentLines(language, submission),
          t('review.mails:received.next', { agent }),
          t(`review.mails:received.${copy}`, { agent }),
        ],
        button: { label: t('review.mails:received.button'), url: `${publicUrl}/${siteId}/user/mydeals` },
        footer: [t('review.mails:received.notYou')],
      })
    const mail = {
      siteId,
      kind: 'application-received',
      to,
      subject: t('review.mails:received.subject'),
      ...wordsWith('copy'),
      withoutDocuments: wordsWith('noCopy'),
      attachments: [{ kind: 'application-pdf' as const, submissionId, language, reader: 'borrower' as const }],
    }
    await outbox.write(trx, mail, submittedAt)
  }

  const toBroker = async (trx: Trx, submission: Submission) => {
    const { siteId, applicationId, submissionId, submittedAt, snapshot } = submission
    const { Link, Language: language, Application } = snapshot
    const reader = await findStaffReader(trx, Link, { applicationId }, language)
    if (reader === undefined) return
    const mailWith = (copy: BrokerCopy) =>
      layoutStaffMail({ texts, publicUrl }, reader, {
        link: Link,
        page: `/office/d/${siteId}/${applicationId}`,
        words: (one) => brokerWords(one, submission, copy),
        answeredBy: Application.Applicants[0]?.Identification.Email ?? '',
      })
    const kind = 'application-arrived'
    if (reader.hasOffice) return outbox.write(trx, { siteId, kind, ...mailWith('office') }, submittedAt)
    const attachments = [{ kind: 'application-pdf' as const, submissionId, language, reader: 'broker' as const }]
    const mail = { siteId, kind, ...mailWith('copy'), withoutDocuments: mailWith('noCopy'), attachments }
    return outbox.write(trx, mail, submittedAt)
  }

  const brokerWords = (language: Language, submission: Submission, copy: BrokerCopy) => {
    const { snapshot, submittedAt, applicationId, review } = submission
    const t = texts.of(language)
    const { Applicants, InterView, RequestedMortgage, OpenInvites = [] } = snapshot.Application
    const missing = OpenInvites.map((invite) => {
      const name = inviteeName(invite, Applicants)
      return name === invite.Contact ? name : nameInMail(name)
    })
    const names = Applicants.map((one) => nameInMail(fullName(one)))
    const amount = formatMoney(RequestedMortgage.RequestedMortgageAmount, language)
    const contacts = Applicants.flatMap((applicant) => {
      const { Email, Mobile, HomePhone } = applicant.Identification
      const ways = [Email, formatPhone(Mobile || HomePhone)].filter(Boolean)
      return ways.length === 0 ? [] : [joined([nameInMail(fullName(applicant)), ...ways])]
    })
    return {
      subject: t(review ? 'review.mails:broker.subjectAgain' : 'review.mails:broker.subject', {
        name: names[0] ?? '',
      }),
      heading: t(review ? 'review.mails:broker.headingAgain' : 'review.mails:broker.heading'),
      paragraphs: [
        t('review.mails:broker.facts', {
          purpose: labelOf('DealPurpose', InterView.DealPurposeDD, language),
          names: listed(names, language),
          when: formatInstant(submittedAt, language),
          reference: applicationId,
        }),
        ...(missing.length === 0 ? [] : [t('review.mails:broker.missing', { names: listed(missing, language) })]),
        ...(amount === '' ? [] : [t('review.mails:broker.amount', { amount })]),
        t('review.mails:consents.title'),
        consentLines(language, submission),
        ...(contacts.length === 0 ? [] : [t('review.mails:broker.contact'), contacts]),
        t(`review.mails:broker.${copy}`, { reference: applicationId }),
      ],
    }
  }

  return {
    async write(trx: Trx, userId: string, submission: Submission): Promise<void> {
      const user = await findUser(trx, submission.siteId, userId)
      if (user && isEmail(user.email)) await toBorrower(trx, user.email, languageOf(user.language), submission)
      await toBroker(trx, submission)
    },
  }
}
