import { isEmail } from '@foyer/domain/kit/email.ts'
import { type Language, languageOf } from '@foyer/domain/kit/language.ts'
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

/**
 * The owner of the deal, else the person who leads the site, in their language. Without either, or without a brokerage, it
 * is the agent of the site, in both languages. Undefined if there is no address.
 */
export const findStaffReader = async (
  trx: Trx,
  { AgentProfile }: Pick<Link, 'AgentProfile'>,
  applicationId: number,
  first: Language = 'en',
): Promise<StaffReader | undefined> => {
  const { rows } = await sql<{ email: string | null; language: number | null }>`
    select * from foyer_staff_reader(${applicationId})`.execute(trx)
  const [staff] = rows
  if (staff?.email && staff.language !== null) {
    return { to: staff.email, languages: [languageOf(staff.language)], hasOffice: true }
  }
  const { Email: to } = AgentProfile
  return isEmail(to)
    ? { to, languages: [first, first === 'en' ? 'fr' : 'en'], hasOffice: staff !== undefined }
    : undefined
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
