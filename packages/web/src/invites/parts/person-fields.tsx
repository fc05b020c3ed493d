import { MenuField, TextField } from '@foyer/ui/fields/index.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

const at = (name: string) => `SendData.${name}`

/** Who is invited, around where the link goes; someone on the application already is named there. */
export const PersonFields = ({ children }: { children: ReactNode }) => {
  const t = useTexts()
  const isNew = useFormValue<number>(at('DisplayAddApplicant')) === 1
  if (!isNew) return children
  return (
    <>
      <Row>
        <TextField name={at('Invited.FirstName')} label={t('person.first')} maxLength={60} autoComplete="off" />
        <TextField name={at('Invited.LastName')} label={t('person.last')} maxLength={60} autoComplete="off" />
      </Row>
      {children}
      <MenuField name={at('Invited.RelationshipDD')} menu="Relationship" width="md" label={t('person.relationship')} />
    </>
  )
}
