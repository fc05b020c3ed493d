import { useCall } from '@foyer/ui/client/use-call.ts'
import { WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { fullName } from '../../kit/names.ts'
import { ownersOf } from '../../kit/owners.ts'
import { useMe } from '../../session/me.ts'
import { useTexts } from '../texts.ts'

/** The value of no lead, since an empty one means that nothing was chosen. */
export const nobody = 'nobody'
export const sentLead = (lead: string): string => (lead === nobody ? '' : lead)

/** The person to whom the new applications of a site go, which is none yet where it has no address. */
export const LeadField = ({ site }: { site: string }) => {
  const t = useTexts()
  const me = useMe()
  const { reply } = useCall('/console-api/ListPeople', {})
  const people = reply === undefined ? [me] : ownersOf(reply.People, [site])
  return (
    <WordSelect
      name="LeadPersonID"
      options={[
        ...people.map((person) => ({ value: person.PersonID, label: fullName(person) })),
        { value: nobody, label: t('lead.nobody') },
      ]}
    />
  )
}
