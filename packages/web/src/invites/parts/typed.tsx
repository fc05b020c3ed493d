import type { MailInvitation } from '@foyer/domain/invites/fields.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useEffect } from 'react'

/** The values of a form of this page; the phone numbers are one line. */
type SendData = Omit<MailInvitation, 'EmailSubject' | 'EmailBody'> & { EmailBody: string }

/** Unsent input by the way of inviting. */
export interface Typed {
  mail?: SendData
  text?: SendData
}

/** Stores the values of the surrounding form. */
export const KeepTyped = <Way extends keyof Typed>({ typed, way }: { typed: Typed; way: Way }) => {
  const values = useFormValue<Typed[Way]>('SendData')
  useEffect(() => {
    typed[way] = values
  }, [typed, way, values])
  return null
}
