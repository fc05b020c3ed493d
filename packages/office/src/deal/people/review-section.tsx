import { noteLength } from '@foyer/domain/invites/limits.ts'
import { reasonProblems } from '@foyer/domain/invites/staff-rules.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { under } from '@foyer/domain/kit/problem.ts'
import { partVerdict } from '@foyer/domain/parts/rights.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { CheckboxField, TextareaField } from '@foyer/ui/fields/index.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import type { DealProps } from '../parts/deal-page.tsx'
import { usePartTexts, useTexts } from '../texts.ts'
import { dealReads, type LoadedDeal } from '../use-deal.ts'
import classes from './people.module.css'
import { coApplicant } from './use-people.ts'

interface SentPart {
  ApplicantID: number
  Name: string
  LanguageID: number
  Asked: number
  Reason: string
}

/** The parts that their people sent by their own link: a review reopens those it names. */
const sentParts = (deal: LoadedDeal): SentPart[] =>
  deal.Parts.filter(({ State }) => partVerdict('reopen', State, 'operator') === 'allowed').map(({ ApplicantID }) => {
    const { name: Name, invite } = coApplicant(deal, ApplicantID)
    return { ApplicantID, Name, LanguageID: invite?.LanguageID ?? 0, Asked: 0, Reason: '' }
  })

const asked = (parts: readonly SentPart[]) =>
  parts.filter(({ Asked }) => Asked === 1).map(({ ApplicantID, Reason }) => ({ ApplicantID, Reason }))

/** The client goes through the application again; people who sent their own part are asked by name. */
export const ReviewSection = ({ place, deal, onDone }: DealProps): ReactNode => {
  const t = useTexts()
  const may = useMay()
  const { dialog, open, close } = useDialogFor<null>()
  const request = useOfficeWrite('/console-api/RequestReview', { invalidates: dealReads })
  if (deal.SubmittedAt === '' || !may('deal.return')) return null
  const isAsked = deal.Application.RequestReview === 1
  return (
    <Section title={t('review.title')} lead={t(isAsked ? 'review.asked' : 'review.text')}>
      {!isAsked && (
        <div>
          <Button variant="default" data-review onClick={() => open(null)}>
            {t('review.open')}
          </Button>
        </div>
      )}
      {dialog !== null && (
        <FormDialog
          key={dialog.opened}
          isOpen={dialog.isOpen}
          onClose={close}
          title={t('review.dialog')}
          submit={t('review.submit')}
          texts="office.deal"
          values={{ DisplayMortgage: 1, DisplayIncome: 1, Parts: sentParts(deal) }}
          rules={({ Parts }) =>
            Parts.flatMap(({ Reason }, at) => under(`Parts.${at}`, reasonProblems(Reason, 'Reason')))
          }
          onSubmit={({ Parts, ...shown }) => request.run({ ...place, ...shown, Parts: asked(Parts) })}
          onDone={() => onDone(t('done.review'))}
        >
          <p className={classes.line}>{t('review.dialogText')}</p>
          <CheckboxField name="DisplayMortgage" />
          <CheckboxField name="DisplayIncome" />
          {sentParts(deal).map(({ ApplicantID }, at) => (
            <PartFields key={ApplicantID} at={at} />
          ))}
        </FormDialog>
      )}
    </Section>
  )
}

const PartFields = ({ at }: { at: number }) => {
  const t = usePartTexts()
  const { Name, LanguageID, Asked } = useFormValue<SentPart>(`Parts.${at}`)
  return (
    <>
      <CheckboxField name={`Parts.${at}.Asked`} label={t('reopen.also', { name: Name })} />
      {Asked === 1 && (
        <div lang={languageOf(LanguageID)}>
          <TextareaField
            name={`Parts.${at}.Reason`}
            label={t('reopen.reason', { name: Name })}
            optional
            maxLength={noteLength}
          />
        </div>
      )}
    </>
  )
}
