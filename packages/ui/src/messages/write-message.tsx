import { mostMessageLength, textProblems } from '@foyer/domain/messages/rules.ts'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Outcome } from '../client/outcome.ts'
import { TextareaField } from '../fields/index.ts'
import { Form } from '../form/form.tsx'
import { FormActions } from '../form/form-actions.tsx'
import { useTabDraft } from '../form/use-tab-draft.ts'

interface WriteMessageProps {
  /** The namespace whose `fields.Text` labels the box. */
  texts: string
  /** Names the person and the thread. */
  draft: string
  send: string
  sending: string
  onSend: (text: string) => Promise<Outcome<unknown>>
  onSent: () => void
  /** What helps to write, above the box. */
  children?: ReactNode
}

/** A box for the next message. It is empty and has the focus again once a message was sent. */
export const WriteMessage = ({ texts, draft: key, send, sending, onSend, onSent, children }: WriteMessageProps) => {
  const id = useId()
  const draft = useTabDraft(key)
  const [sent, setSent] = useState(0)
  useEffect(() => {
    if (sent > 0) document.getElementById(id)?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [id, sent])
  return (
    <div id={id}>
      <Form
        key={sent}
        texts={texts}
        values={{ Text: '' }}
        rules={textProblems}
        draft={draft}
        onSubmit={({ Text }) => onSend(Text)}
        onDone={() => {
          setSent((count) => count + 1)
          onSent()
        }}
      >
        {children}
        <TextareaField name="Text" rows={4} maxLength={mostMessageLength} />
        <FormActions submit={send} busy={sending} sticks={false} />
      </Form>
    </div>
  )
}
