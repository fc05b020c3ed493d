import { inviterProblems } from '@foyer/domain/invites/rules.ts'
import { textInvitationProblems, typedNumbers } from '@foyer/domain/invites/text-rules.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { TextareaField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import { Preview, type Previews } from './preview.tsx'
import { SharedFields } from './shared-fields.tsx'
import { KeepTyped, type Typed } from './typed.tsx'
import { type ProfileLinks, useInvitation } from './use-invitation.ts'

interface TextFormProps {
  links: ProfileLinks
  previews: Previews
  typed: Typed
  onSent: (count: number) => void
  /** A number from the history to put back into the list. */
  putBack: { number: string } | undefined
}

const path = 'SendData.Recipients'

const Numbers = ({ putBack }: Pick<TextFormProps, 'putBack'>) => {
  const t = useTexts()
  const typed = useFormValue<string>(path)
  const set = useSetFormValue()
  const box = useRef<HTMLDivElement>(null)
  const take = useEffectEvent((number: string) => {
    if (!typed.includes(number)) set(path, typed.trim() === '' ? number : `${typed.trim()}; ${number}`)
    box.current?.querySelector('textarea')?.focus()
  })
  useEffect(() => {
    if (putBack !== undefined) take(putBack.number)
  }, [putBack])
  return (
    <div ref={box}>
      <TextareaField
        name={path}
        rows={2}
        maxLength={400}
        label={t('fields.Numbers.label')}
        help={t('fields.Numbers.help')}
      />
    </div>
  )
}

export const TextForm = ({ links, previews, typed, onSent, putBack }: TextFormProps) => {
  const t = useTexts()
  const { back } = useStep()
  const { ids, shared, values, inviter } = useInvitation(links)
  const save = useWrite('/api/InviteCoApplicantSMS', { invalidates: ['/api/LoadInviteCoApplicant', '/api/MTGAPPLoad'] })
  return (
    <Form
      texts="invites"
      values={{ SendData: typed.text ?? { ...shared, Recipients: '' } }}
      rules={({ SendData }) => [
        ...textInvitationProblems({ ...SendData, Recipients: typedNumbers(SendData.Recipients) }, values),
        ...inviterProblems(SendData, inviter),
      ]}
      onSubmit={({ SendData }) =>
        save.run({ ...ids, SendData: { ...SendData, Recipients: typedNumbers(SendData.Recipients) } })
      }
      onDone={(_, { SendData }) => onSent(typedNumbers(SendData.Recipients).length)}
    >
      <KeepTyped typed={typed} way="text" />
      <Numbers putBack={putBack} />
      <SharedFields links={links} isNamed={inviter !== ''} />
      {inviter !== '' && <Preview previews={previews} way="SMS" />}
      <FormActions submit={t('send')} busy={t('sending')} back={back} />
    </Form>
  )
}
