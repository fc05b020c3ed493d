import type { InvitedPerson } from '@foyer/domain/invites/fields.ts'
import { inviterProblems, secondSpouseProblems } from '@foyer/domain/invites/rules.ts'
import { textInvitationProblems, typedNumbers } from '@foyer/domain/invites/text-rules.ts'
import { normalisePhone } from '@foyer/domain/kit/phone.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { PhoneField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import { PersonFields } from './person-fields.tsx'
import { Preview, type Previews } from './preview.tsx'
import { SharedFields } from './shared-fields.tsx'
import { KeepTyped, type Typed } from './typed.tsx'
import { type ProfileLinks, useInvitation } from './use-invitation.ts'

interface TextFormProps {
  links: ProfileLinks
  people: readonly InvitedPerson[]
  previews: Previews
  typed: Typed
  onSent: () => void
  /** The person of the history whose number is put back into the form. */
  putBack: InvitedPerson | undefined
}

const path = 'SendData.Recipients'

const numbersIn = (text: string) => typedNumbers(text).map((one) => normalisePhone(one.Number))

/** A person of the history is put back as they are known there. */
const NumberField = ({ putBack }: Pick<TextFormProps, 'putBack'>) => {
  const t = useTexts()
  const set = useSetFormValue()
  const box = useRef<HTMLDivElement>(null)
  const take = useEffectEvent(({ Contact, Invited, ApplicantID }: InvitedPerson) => {
    set(path, Contact)
    set('SendData.Invited', Invited)
    set('SendData.DisplayAddApplicant', ApplicantID > 0 ? 0 : 1)
    set('SendData.ApplicantID', ApplicantID > 0 ? ApplicantID : -1)
    box.current?.querySelector('input')?.focus()
  })
  useEffect(() => {
    if (putBack !== undefined) take(putBack)
  }, [putBack])
  return (
    <div ref={box}>
      <PhoneField name={path} autoComplete="off" label={t('fields.Numbers.label')} help={t('fields.Numbers.help')} />
    </div>
  )
}

export const TextForm = ({ links, people, previews, typed, onSent, putBack }: TextFormProps) => {
  const t = useTexts()
  const { back } = useStep()
  const { ids, shared, values, inviter, spouseBeside } = useInvitation(links, people)
  const save = useWrite('/api/InviteCoApplicantSMS', { invalidates: ['/api/LoadInviteCoApplicant', '/api/MTGAPPLoad'] })
  return (
    <Form
      texts="invites"
      values={{ SendData: typed.text ?? { ...(typed.mail ?? shared), Recipients: '' } }}
      rules={({ SendData }) => [
        ...textInvitationProblems({ ...SendData, Recipients: typedNumbers(SendData.Recipients) }, values),
        ...secondSpouseProblems(SendData, spouseBeside(SendData.Invited, numbersIn(SendData.Recipients))),
        ...inviterProblems(SendData, inviter),
      ]}
      errorValues={{ name: spouseBeside() ?? '' }}
      onSubmit={({ SendData }) =>
        save.run({ ...ids, SendData: { ...SendData, Recipients: typedNumbers(SendData.Recipients) } })
      }
      onDone={onSent}
    >
      <KeepTyped typed={typed} way="text" />
      <PersonFields>
        <NumberField putBack={putBack} />
      </PersonFields>
      <SharedFields links={links} isNamed={inviter !== ''} />
      {inviter !== '' && <Preview previews={previews} way="SMS" />}
      <FormActions submit={t('send')} busy={t('sending')} back={back} />
    </Form>
  )
}
