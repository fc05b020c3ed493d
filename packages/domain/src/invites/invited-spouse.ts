import { fullName, isSpouse } from '../applicants/spouse.ts'
import { normalisePhone } from '../kit/phone.ts'
import { plainLine } from '../kit/text.ts'
import type { Invited, InvitedPerson, InviteStatus } from './fields.ts'

type PersonName = Pick<Invited, 'FirstName' | 'LastName'>

/** A link that arrived, or may still arrive, and that its person can open. */
const opens: readonly InviteStatus[] = ['Pending', 'Delayed', 'Opened']

const comparable = (person: PersonName): string =>
  fullName({ FirstName: plainLine(person.FirstName), LastName: plainLine(person.LastName) }).toLowerCase()

/**
 * The name of who else is invited as the main applicant's spouse and has not joined yet. The same person may be invited again:
 * at one of these contacts (normalised), or by the same name at another contact.
 */
export const invitedSpouse = (
  people: readonly Pick<InvitedPerson, 'ApplicantID' | 'Contact' | 'ContactMethod' | 'Invited' | 'Name' | 'Status'>[],
  invited: PersonName,
  contacts: readonly string[],
): string | undefined => {
  const spouse = people.find(
    ({ ApplicantID, Contact, ContactMethod, Invited, Status }) =>
      ApplicantID === 0 &&
      opens.includes(Status) &&
      isSpouse(Invited.RelationshipDD) &&
      comparable(Invited) !== comparable(invited) &&
      !contacts.includes(ContactMethod === 'SMS' ? normalisePhone(Contact) : Contact),
  )
  return spouse && (spouse.Name || spouse.Contact)
}
