import { RadioCards, useMenu } from '@foyer/ui/fields/index.ts'
import { useStep } from '../../wizard/step-context.ts'
import { type Applicant, isSelf } from '../parts/applicant-of.ts'
import { useTexts } from './texts.ts'

const others = ['livesIn', 'livesInPart', 'rentsOut', 'second', 'relatives'] as const

/** How the property is used. The menu addresses the owner; for another applicant it uses their name. */
export const OccupancyField = ({ name, applicant }: { name: string; applicant: Applicant }) => {
  const t = useTexts()
  const { application } = useStep()
  const { items } = useMenu('PropertyOwnedOccupancy')
  const choices = items.map((choice) => {
    const other = others[choice.Value]
    if (isSelf(applicant, application) || other === undefined) return choice
    return { ...choice, Label: t(`occupancy.${other}`, { name: applicant.FirstName }) }
  })
  return <RadioCards name={name} choices={choices} />
}
