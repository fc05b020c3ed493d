import { isEmail, normaliseEmail } from '@foyer/domain/kit/email.ts'
import { isPostalCode } from '@foyer/domain/kit/postal-code.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { isBlank } from '@foyer/domain/kit/text.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { EmailField, TextField } from '@foyer/ui/fields/index.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import { fullName } from '../../kit/names.ts'
import type { InsurancePlace } from '../../kit/paths.ts'
import { loadAgain } from '../../live/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { insuranceReads, type News } from '../reads.ts'
import { useTexts } from '../texts.ts'
import type { LoadedInsurance } from '../use-insurance-words.ts'

type Person = LoadedInsurance['Applicants'][number]

interface ApplicantDialogProps {
  isOpen: boolean
  place: InsurancePlace
  /** As it is now. */
  application: LoadedInsurance
  person: Person
  onClose: () => void
  onNews: (news: News) => void
}

const seenOf = ({ FirstName, LastName, EmailAddress }: Person) => ({ FirstName, LastName, EmailAddress })

/** Corrects the name or an address of a person, whose old link ends. */
export const ApplicantDialog = ({ isOpen, place, application, person, onClose, onNews }: ApplicantDialogProps) => {
  const t = useTexts()
  const { run } = useOfficeWrite('/console-api/SaveInsuranceApplicant', { invalidates: insuranceReads })
  const [opened] = useState(person)
  const [isStale, setStale] = useState(false)
  const index = application.Applicants.findIndex(({ ApplicantId }) => ApplicantId === person.ApplicantId)
  const now = application.Applicants[index] ?? person
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('change.title', { name: fullName(person) })}
      submit={t('change.submit')}
      texts="office.insurance"
      errorsUnder={`Applicants.${index}`}
      values={{ ...seenOf(person), AddressDetail: { PostalCode: '' } }}
      rules={({ FirstName, LastName, EmailAddress, AddressDetail: { PostalCode } }) => [
        ...problem(isBlank(FirstName), 'FirstName', 'CLI_MissingApplicantNames'),
        ...problem(isBlank(LastName), 'LastName', 'CLI_MissingApplicantNames'),
        ...problem(!isEmail(normaliseEmail(EmailAddress)), 'EmailAddress', 'CLI_InvalidEmail'),
        ...problem(PostalCode !== '' && !isPostalCode(PostalCode), 'AddressDetail.PostalCode', 'CLI_InvalidAddress'),
      ]}
      onSubmit={async ({ AddressDetail, ...given }) => {
        const outcome = await run({
          ...{ ...place, ApplicantId: person.ApplicantId, ...given, Before: seenOf(isStale ? now : opened) },
          ...(AddressDetail.PostalCode !== '' && { AddressDetail }),
        })
        if (outcome.ok || (outcome.key !== 'StaleEdit' && outcome.key !== 'CLI_ApplicationSent')) return outcome
        const isNewest = await loadAgain(insuranceReads)
        setStale(isNewest && outcome.key === 'StaleEdit')
        if (outcome.key === 'CLI_ApplicationSent') {
          onNews({ kind: 'warning', words: t('change.sent') })
          onClose()
        }
        return outcome
      }}
      onDone={() => onNews({ kind: 'success', words: t('change.done', { name: fullName(person) }) })}
    >
      {isStale && (
        <Notice kind="info" announced title={t('change.stale')}>
          <p>{t('change.now', { name: fullName(now), email: now.EmailAddress })}</p>
        </Notice>
      )}
      <p>{t('change.text')}</p>
      <Row>
        <TextField name="FirstName" maxLength={60} />
        <TextField name="LastName" maxLength={60} />
      </Row>
      <EmailField name="EmailAddress" autoComplete="off" />
      <TextField name="AddressDetail.PostalCode" maxLength={12} autoCapitalize="characters" optional />
    </FormDialog>
  )
}
