import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '../../kit/paths.ts'
import classes from '../forms.module.css'
import { useTexts } from '../texts.ts'
import type { FormChanges } from '../use-form-changes.ts'

interface RemoveFormProps {
  name: string
  leads: number
  changes: FormChanges
}

/** Takes the form from every website, after a question that names what stays. */
export const RemoveForm = ({ name, leads, changes }: RemoveFormProps) => {
  const t = useTexts()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    const outcome = await changes.remove()
    if (outcome.ok) void navigate(routes.officeForms, { state: { removed: name } })
    return outcome
  }
  return (
    <Section title={t('remove.title')}>
      <Button data-remove variant="default" className={classes.start} onClick={() => setAsking(true)}>
        {t('remove.label')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('remove.question', { name })}
        confirm={t('remove.confirm')}
        isDangerous
        onConfirm={remove}
      >
        <p>{t('remove.text')}</p>
        {leads > 0 && <p>{t('remove.leads', { count: leads })}</p>}
      </ConfirmDialog>
    </Section>
  )
}
