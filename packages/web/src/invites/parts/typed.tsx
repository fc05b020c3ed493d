import type { MailInvitation } from '@foyer/domain/invites/fields.ts'
import { useEffect } from 'react'
import { useFormValue } from '../../kit/form/form-context.ts'

/** What a form of this page holds; the numbers of text messages are one line of it. */
type SendData = Omit<MailInvitation, 'EmailSubject' | 'EmailBody'> & { EmailBody: string }

/** What was typed and not sent, by the way it would go. */
export interface Typed {
  mail?: SendData
  text?: SendData
}

/** Keeps what the form around it holds. */
export const KeepTyped = <Way extends keyof Typed>({ typed, way }: { typed: Typed; way: Way }) => {
  const values = useFormValue<Typed[Way]>('SendData')
  useEffect(() => {
    typed[way] = values
  }, [typed, way, values])
  return null
}
