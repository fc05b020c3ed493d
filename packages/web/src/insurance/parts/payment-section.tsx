import type {
  AgreementNames,
  InsuranceAnswers,
  InsuranceApplication,
  PaymentDetail,
} from '@foyer/domain/insurance/fields.ts'
import { withInstitution } from '@foyer/domain/insurance/payment.ts'
import { isAnybodyCovered } from '@foyer/domain/insurance/rules.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import fieldClasses from '@foyer/ui/fields/fields.module.css'
import { CheckboxField, RadioCards } from '@foyer/ui/fields/index.ts'
import { useFormContext, useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useField } from '@foyer/ui/form/use-field.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts.ts'
import { Agreement } from './agreement.tsx'
import classes from './coverage.module.css'
import { DigitsField } from './digits-field.tsx'
import { useInstitutions } from './use-institutions.ts'

type Account = Pick<PaymentDetail, 'FinancialInstitution' | 'Transit' | 'AccountNumber'>

interface PaymentSectionProps {
  application: InsuranceApplication
  /** Whom the agreement names; `isNew` once that changed while the page was open. */
  parties: { names: AgreementNames; isNew: boolean }
}

/** The debited account and its agreement; empty if no one is covered. */
export const PaymentSection = ({ application, parties }: PaymentSectionProps) => {
  const t = useTexts()
  const Applicants = useFormValue<InsuranceAnswers['Applicants']>('Applicants')
  const set = useSetFormValue()
  useEffect(() => {
    // What was ticked is another agreement.
    if (parties.isNew) set('AgreementFl', 0)
  }, [parties, set])
  if (!isAnybodyCovered({ Applicants })) return null
  return (
    <>
      <Section title={t('payment.title')} lead={t('payment.lead')}>
        {application.Applicants.length > 1 && (
          <RadioCards
            name="PaymentDetail.AccountHolderId"
            columns={2}
            choices={application.Applicants.map(({ ApplicantId, FirstName, LastName }) => ({
              Value: ApplicantId,
              Label: `${FirstName} ${LastName}`,
            }))}
          />
        )}
        <AccountFields />
      </Section>
      <Section title={t('payment.agreement')}>
        {parties.isNew && <Notice kind="info" title={t('payment.agreementChanged')} />}
        <Agreement parties={parties.names} />
        <CheckboxField name="AgreementFl" />
      </Section>
    </>
  )
}

/** The institution first: branch and account are enabled once it is verified, and cleared when it changes. */
const AccountFields = () => {
  const t = useTexts()
  const { store } = useFormContext()
  const set = useSetFormValue()
  const account = useFormValue<Account>('PaymentDetail')
  const [verified, setVerified] = useState(account.Transit === '' ? '' : account.FinancialInstitution)
  const institution = useInstitutions()?.find(({ Value }) => Value === account.FinancialInstitution)
  const isVerified = verified !== '' && verified === account.FinancialInstitution && institution !== undefined
  const path = 'PaymentDetail.FinancialInstitution'
  return (
    <>
      <div className={classes.verify}>
        <DigitsField
          name={path}
          digits={3}
          onTyped={(code) => {
            setVerified('')
            set('PaymentDetail', withInstitution(account, code))
          }}
        />
        <Button
          variant="default"
          onClick={() => {
            store.touch(path)
            setVerified(account.FinancialInstitution)
          }}
        >
          {t('payment.verify')}
        </Button>
      </div>
      <p className={classes.quiet} role="status">
        {isVerified ? t('payment.verified', { name: institution.Label }) : ''}
      </p>
      <DigitsField name="PaymentDetail.Transit" digits={5} disabled={!isVerified} />
      <AccountNumber isVerified={isVerified} />
    </>
  )
}

/** A stored one shows only its last digits until another is entered. */
const AccountNumber = ({ isVerified }: { isVerified: boolean }) => {
  const t = useTexts()
  const props = { name: 'PaymentDetail.AccountNumber' }
  const field = useField<string>(props)
  if (!field.value.startsWith('•')) return <DigitsField {...props} digits={12} disabled={!isVerified} />
  return (
    <FieldGroup field={{ ...field, help: undefined }} props={props}>
      <div className={fieldClasses.onFile}>
        <span>{t('payment.onFile', { end: field.value.slice(-3) })}</span>
        <Button variant="default" onClick={() => field.set('')}>
          {t('payment.replace')}
        </Button>
      </div>
    </FieldGroup>
  )
}
