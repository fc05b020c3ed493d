import type { InsuranceApplication, Signer } from '@foyer/domain/insurance/fields.ts'
import { signersProblems } from '@foyer/domain/signing/rules.ts'
import { Button } from '@mantine/core'
import { useCallback } from 'react'
import { useWrite } from '../../kit/client/use-write.ts'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { CheckboxField, EmailField, TextField } from '../../kit/fields/index.ts'
import { useFormValue, useSetFormValue } from '../../kit/form/form-context.ts'
import { Row } from '../../kit/page/step-page.tsx'
import { useTexts } from '../texts.ts'
import classes from './coverage.module.css'
import { usePlace } from './use-place.ts'
import { useSecurity } from './use-security.ts'

interface SignersValues {
  Signers: Signer[]
  EnableOrdering: number
}

interface SignersDialogProps {
  application: InsuranceApplication
  isOpen: boolean
  onClose: () => void
  onSent: () => void
}

const startingSigners = ({ ExistingApplication }: InsuranceApplication): SignersValues => ({
  Signers: ExistingApplication.ApplicantStatuses.map(({ ApplicantId, FirstName, LastName, Email }) => ({
    SignerID: ApplicantId,
    FirstName,
    LastName,
    Email,
  })),
  EnableOrdering: 0,
})

const problems = ({ Signers }: SignersValues) => signersProblems(Signers)

/** Who signs, each with an address of their own; the applicants are there already. */
export const SignersDialog = ({ application, isOpen, onClose, onSent }: SignersDialogProps) => {
  const t = useTexts()
  const place = usePlace()
  const secure = useSecurity()
  const { CliApplicationId, MortgageApplicationId: MortgageApplicationID } = application
  const nameOf = useCallback(
    (field: string) => {
      const [, place] = /^Signers\.(\d+)\./.exec(field) ?? []
      return place === undefined ? undefined : t('signers.signer', { number: Number(place) + 1 })
    },
    [t],
  )
  const create = useWrite('/cli-api/CreateDocuSignLink', { invalidates: ['/cli-api/load-application-detail'] })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('signers.title')}
      size="md"
      submit={t('signers.submit')}
      isReady={(values) => problems(values).length === 0}
      texts="insurance"
      values={startingSigners(application)}
      rules={problems}
      nameOf={nameOf}
      onSubmit={async (values) =>
        secure(await create.run({ ...place, ...values, CliApplicationId, MortgageApplicationID }))
      }
      onDone={onSent}
    >
      <p>{t('signers.lead')}</p>
      <SignerList most={application.Applicants.length + 1} />
    </FormDialog>
  )
}

const SignerList = ({ most }: { most: number }) => {
  const t = useTexts()
  const set = useSetFormValue()
  const signers = useFormValue<Signer[]>('Signers')
  const newId = Math.min(0, ...signers.map(({ SignerID }) => SignerID)) - 1
  const add = () => set('Signers', [...signers, { SignerID: newId, FirstName: '', LastName: '', Email: '' }])
  return (
    <div className={classes.list}>
      {signers.map(({ SignerID }, index) => (
        <fieldset key={SignerID} className={classes.signer}>
          <legend className={classes.signerHead}>{t('signers.signer', { number: index + 1 })}</legend>
          <Row>
            <TextField name={`Signers.${index}.FirstName`} maxLength={60} autoCapitalize="words" />
            <TextField name={`Signers.${index}.LastName`} maxLength={60} autoCapitalize="words" />
          </Row>
          <EmailField name={`Signers.${index}.Email`} label={t('signers.email')} autoComplete="off" />
          {signers.length > 1 && (
            <div>
              <Button
                variant="default"
                aria-label={t('signers.removeNamed', { number: index + 1 })}
                onClick={() =>
                  set(
                    'Signers',
                    signers.filter((one) => one.SignerID !== SignerID),
                  )
                }
              >
                {t('signers.remove')}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {signers.length < most && (
        <div>
          <Button variant="default" onClick={add}>
            {t('signers.add')}
          </Button>
        </div>
      )}
      {signers.length > 1 && <CheckboxField name="EnableOrdering" />}
    </div>
  )
}
