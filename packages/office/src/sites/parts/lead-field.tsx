import { useCall } from '@foyer/ui/client/use-call.ts'
import { WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { fullName } from '../../kit/names.ts'
import { useMe } from '../../session/me.ts'
import { useTexts } from '../texts.ts'

/** The value of no lead, since an empty one means that nothing was chosen. */
export const nobody = 'nobody'
export const sentLead = (lead: string): string => (lead === nobody ? '' : lead)

/** The person to whom the new applications of a site go. */
export const LeadField = () => {
  const t = useTexts()
  const me = useMe()
  const { reply } = useCall('/console-api/ListPeople', {})
  const people = reply?.People.filter(({ EndedAt }) => EndedAt === '') ?? [me]
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
