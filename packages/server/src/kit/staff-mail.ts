import { isEmail } from '@foyer/domain/kit/email.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { type LaidOutMail, layoutMail, type MailLayout } from './mail-layout.ts'
import type { Services } from './services.ts'

/** Who gets a mail about a deal. */
export interface StaffReader {
  to: string
  /** Their own, or both where it is unknown; the first comes first. */
  languages: readonly [Language] | readonly [Language, Language]
  /** The brokerage works in the office, where the deal is. */
  hasOffice: boolean
}

/** What a mail to staff is about. A mail is a read: it goes to no one to whom the calls refuse what it shows. */
interface StaffSubject {
  /** Undefined: a lead, which is theirs to whom it is sent. */
  applicationId: number | undefined
  /** What its reader may do besides seeing the deal. */
  actions?: readonly OfficeAction[]
  /** Whose it is where it belongs to no deal. */
  personId?: string | undefined
  /** Addresses that someone entered for it. */
  addresses?: readonly string[]
}

/**
 * The first of the entered addresses, else the owner of the deal, who leads the site, the agent of the site, an owner of the brokerage; of
 * the people of the brokerage those who may read what the mail shows now, in their language. An address that is no one's of the
 * brokerage is written to in both languages, as all are without a brokerage. Undefined if there is no address.
 */
export const findStaffReader = async (
  trx: Trx,
  { AgentProfile }: Pick<Link, 'AgentProfile'>,
  { applicationId, actions = [], personId, addresses = [] }: StaffSubject,
  first: Language = 'en',
): Promise<StaffReader | undefined> => {
  const agent = isEmail(AgentProfile.Email) ? AgentProfile.Email : ''
  const entered = addresses.filter(isEmail)
  const { rows } = await sql<{ email: string | null; language: number | null }>`
    select * from foyer_staff_reader(
      ${applicationId ?? null}, ${personId ?? null}, ${[...actions]}::text[], ${entered}::text[], ${agent})`.execute(
    trx,
  )
  const [staff] = rows
  const to = staff === undefined ? (entered[0] ?? agent) : (staff.email ?? '')
  if (to === '') return undefined
  const language = staff?.language ?? undefined
  const languages =
    language === undefined ? ([first, first === 'en' ? 'fr' : 'en'] as const) : ([languageOf(language)] as const)
  return { to, languages, hasOffice: staff !== undefined }
}

interface StaffMail {
  link: Pick<Link, 'PrimaryColor' | 'AgentProfile'>
  /** The page of the office that the mail is about. */
  page: string
  words: (language: Language) => Pick<MailLayout, 'heading' | 'paragraphs'> & { subject: string }
  /** Who receives a reply. */
  answeredBy: string
}

/** A mail to staff: its address, and a button to the page in the office, where there is one. */
export const layoutStaffMail = (
  { texts, publicUrl }: Pick<Services, 'texts' | 'publicUrl'>,
  { to, languages, hasOffice }: StaffReader,
  { link, page, words, answeredBy }: StaffMail,
): LaidOutMail & { to: string; subject: string } => {
  const [language, other] = languages
  const { subject, ...main } = words(language)
  const translate = texts.of(language)
  const second = other && words(other)
  const laidOut = layoutMail({
    ...{ link, language, translate, ...main },
    ...(hasOffice && { button: { label: translate('kit.mails:openOffice'), url: `${publicUrl}${page}` } }),
    ...(second && { other: { language: other, heading: second.heading, paragraphs: second.paragraphs } }),
    isToAgent: true,
    answeredBy,
  })
  // English first in the subject, whichever comes first in the mail, so that mails of one kind are filed alike.
  const subjects =
    second === undefined ? [subject] : language === 'en' ? [subject, second.subject] : [second.subject, subject]
  return { to, subject: subjects.join(' / '), ...laidOut }
}
