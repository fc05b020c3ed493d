import { primaryName } from '../../applicants/index.ts'
import { AddForm } from '../../co-applicants/index.ts'
import { useWhoSees } from '../../wizard/use-who-sees.ts'
import { WizardStep } from '../../wizard/wizard-step.tsx'
import { useTexts } from '../texts.ts'

const position = { step: 'join' } as const

/** The first page of an invited person who is not on the application yet: their personal details. */
export const Component = () => {
  const t = useTexts()
  const whoSees = useWhoSees()
  return (
    <WizardStep
      position={position}
      title={() => t('join.title')}
      why={(application) => {
        if (application === undefined) return t('join.why')
        const name = primaryName(application)
        return `${name === '' ? t('join.why') : t('join.whyNamed', { name })} ${whoSees.ofOwn(application)}`
      }}
    >
      <AddForm step="join" />
    </WizardStep>
  )
}
