import type { Identification } from '../applicants/fields.ts'
import { normaliseEmail } from '../kit/email.ts'
import { normalisePhone } from '../kit/phone.ts'
import type { ContactMethod } from './fields.ts'
import { isTextable } from './text-rules.ts'

export interface OwnContact {
  ContactMethod: ContactMethod
  Contact: string
}

/** Whether a link can be sent by text message; without a service a telephone is no contact of its own. */
export interface Reach {
  byText: boolean
}

/** The contacts in a person's details; a part that was erased lacks them. */
export type Contacts = Partial<Pick<Identification, 'Email' | 'Mobile' | 'HomePhone'>>

const emailsOf = ({ Email = '' }: Contacts) => [normaliseEmail(Email)].filter((one) => one !== '')
const phonesOf = ({ Mobile = '', HomePhone = '' }: Contacts) =>
  [Mobile, HomePhone].map(normalisePhone).filter((one) => one !== '')

const notOf = (shared: readonly string[], own: readonly string[]) => own.filter((one) => !shared.includes(one))

/** What a person does not share with the main applicant; a family address or telephone is not a person's own. */
const ownOf = (person: Contacts, main: Contacts, { byText }: Reach) => ({
  emails: notOf(emailsOf(main), emailsOf(person)),
  phones: byText ? notOf(phonesOf(main), phonesOf(person)) : [],
})

export const hasOwnContact = (person: Contacts, main: Contacts, reach: Reach): boolean => {
  const { emails, phones } = ownOf(person, main, reach)
  return emails.length + phones.length > 0
}

/** Whether a contact is the person's, shared or not, and can be reached. */
export const isContactOf = (person: Contacts, { ContactMethod, Contact }: OwnContact, { byText }: Reach): boolean =>
  (ContactMethod === 'Email' ? emailsOf(person) : byText ? phonesOf(person) : []).includes(Contact)

const contactsOfKind = (person: Contacts, method: ContactMethod) =>
  method === 'Email' ? emailsOf(person) : phonesOf(person)

const has = (person: Contacts, { ContactMethod, Contact }: OwnContact) =>
  contactsOfKind(person, ContactMethod).includes(Contact)

/**
 * Whether a correction takes a link from its person. `contact`: the link went to a contact that is no longer theirs. `other`: it
 * went to one that was never in their details, and the e-mail address (for a text message, the mobile) was replaced or
 * deleted. A contact that is only added takes none.
 */
export const takenBy = (former: Contacts, corrected: Contacts, link: OwnContact): 'contact' | 'other' | undefined => {
  if (has(corrected, link)) return undefined
  if (has(former, link)) return 'contact'
  const [main] = link.ContactMethod === 'Email' ? emailsOf(former) : phonesOf({ Mobile: former.Mobile ?? '' })
  return main === undefined || contactsOfKind(corrected, link.ContactMethod).includes(main) ? undefined : 'other'
}

/** Where a person's own link is sent: to their own e-mail, else to their own telephone, else to the shared e-mail. */
export const linkContact = (person: Contacts, main: Contacts, reach: Reach): OwnContact => {
  const { emails, phones } = ownOf(person, main, reach)
  const [email] = emails
  const phone = phones.find(isTextable)
  if (email === undefined && phone !== undefined) return { ContactMethod: 'SMS', Contact: phone }
  return { ContactMethod: 'Email', Contact: email ?? emailsOf(person)[0] ?? '' }
}
