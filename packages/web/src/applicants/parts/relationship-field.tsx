import { spouseConflict } from '@foyer/domain/applicants/spouse.ts'
import { relationshipAfter } from '@foyer/domain/co-applicants/rules.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { MenuField } from '@foyer/ui/fields/index.ts'
import { useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useWhenChanged } from '@foyer/ui/form/use-when-changed.ts'
import { useState } from 'react'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import { primaryName } from './applicant-of.ts'

const path = 'Identification.RelationshipDD'

/**
 * The relationship to the main applicant. A second spouse is rejected at once: the choice is reset and the reason
 * shown.
 */
export const RelationshipField = ({ applicantId }: { applicantId: number }) => {
  const t = useTexts()
  const set = useSetFormValue()
  const { application } = useStep()
  const [wasRefused, setRefused] = useState(false)
  const taken = spouseConflict(application.Applicants, applicantId)
  useWhenChanged<number>(path, (now, before) => {
    const after = relationshipAfter(before, now, taken)
    set(path, after)
    setRefused(after !== now)
  })
  return (
    <>
      <MenuField
        name={path}
        menu="Relationship"
        width="md"
        label={t('fields.RelationshipDD.label', { name: primaryName(application) || t('primary') })}
      />
      {wasRefused && taken !== undefined && (
        <Notice kind="warning" announced title={t('spouse.title', { name: taken })}>
          <p>{t('spouse.text')}</p>
        </Notice>
      )}
    </>
  )
}
