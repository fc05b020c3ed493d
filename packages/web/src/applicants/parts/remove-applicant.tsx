import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { mayRemove } from '@foyer/domain/co-applicants/rules.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { Icon } from '@foyer/ui/icons.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../wizard/facts.ts'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import type { Applicant } from './applicant-of.ts'
import classes from './remove-applicant.module.css'

interface RemoveApplicantProps {
  applicant: Applicant
  /** Under the applicant's name, show one word; screen readers get the whole sentence. */
  isShort?: boolean
}

/** Removes a co-applicant after a confirmation; renders nothing where that is not allowed. */
export const RemoveApplicant = ({ applicant, isShort = false }: RemoveApplicantProps) => {
  const t = useTexts()
  const navigate = useNavigate()
  const { application, forget } = useStep()
  const { SiteID, UserID, MortgageApplicationID } = application
  const [isAsked, setAsked] = useState(false)
  const { run } = useWrite('/api/MTGAppRemoveCoApplicant')
  if (!mayRemove(applicant)) return null
  const { ApplicantID } = applicant
  const name = fullName(applicant)

  const remove = async () => {
    const outcome = await run({ SiteID, UserID, MortgageApplicationID, ApplicantID })
    if (outcome.ok) {
      // Leaves the page of the removed applicant first, so that it is not rendered again.
      forget()
      const first = { step: 'identification', applicantId: outcome.reply.MainApplicantID } as const
      void navigate(addressOf(first, application))
    }
    return outcome
  }
  return (
    <>
      <button
        type="button"
        className={classes.remove}
        onClick={() => setAsked(true)}
        aria-label={t('remove.action', { name })}
      >
        <Icon name="trash" size={18} />
        {isShort ? t('remove.confirm') : t('remove.action', { name })}
      </button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t('remove.title', { name })}
        confirm={t('remove.confirm')}
        isDangerous
        onConfirm={remove}
      >
        <p>{t('remove.text')}</p>
      </ConfirmDialog>
    </>
  )
}
