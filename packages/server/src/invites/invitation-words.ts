import type { ContactMethod, InvitePreview } from '@foyer/domain/invites/fields.ts'
import { inviteDays } from '@foyer/domain/invites/limits.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import type { ServerTexts, Translate } from '../kit/texts.ts'

interface Names {
  /** The inviting person. */
  name: string
  brokerage: string
}

/** By the main applicant, by the brokerage, or to correct a part that was sent. */
export type InvitationKind = 'invitation' | 'ofBroker' | 'correction'

/** Greets the person by their first name, where it is known. */
export const greetingWords = (t: Translate, method: ContactMethod, name: string): string[] =>
  name === '' ? [] : [t(`invites.mails:greeting.${method === 'SMS' ? 'text' : 'mail'}`, { name })]

/** The texts of an invitation by mail. Only the note is its sender's. */
export const mailWords = (t: Translate, kind: InvitationKind, names: Names) => {
  const say = (key: string) => t(`invites.mails:${kind}.${key}`, { ...names })
  return {
    subject: say('subject'),
    heading: say('heading'),
    noteLead: say('note'),
    what: say('what'),
    button: say('button'),
  }
}

/** The texts of a text message. */
export const textWords = (t: Translate, kind: InvitationKind, { url, ...names }: Names & { url: string }) => {
  const say = (key: string) => t(`invites.mails:${kind}.text.${key}`, { ...names, url, days: inviteDays })
  return { before: say('before'), noteLead: say('note'), after: say('after') }
}

/** Stands for the first name in a preview, which is typed beside it. */
const placeholder = '{name}'

/** Previews of an invitation for its sender; `site` replaces the link. */
export const invitePreviews = (texts: ServerTexts, names: Names, site: string): InvitePreview[] =>
  (['en', 'fr'] as const).flatMap((language): InvitePreview[] => {
    const t = texts.of(language)
    const LanguageID = languageId(language)
    const greeting = (method: ContactMethod) => greetingWords(t, method, placeholder)[0] ?? ''
    const mail = mailWords(t, 'invitation', names)
    const text = textWords(t, 'invitation', { ...names, url: `${site}/…` })
    return [
      {
        LanguageID,
        ContactMethod: 'Email',
        Greeting: greeting('Email'),
        Subject: mail.subject,
        Before: [mail.heading],
        NoteLead: mail.noteLead,
        After: [mail.what, mail.button],
      },
      {
        LanguageID,
        ContactMethod: 'SMS',
        Greeting: greeting('SMS'),
        Subject: '',
        Before: [text.before],
        NoteLead: text.noteLead,
        After: [text.after],
      },
    ]
  })
