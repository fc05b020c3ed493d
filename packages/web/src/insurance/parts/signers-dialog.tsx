import type { InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { queries } from '@foyer/ui/client/use-call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { CheckboxField } from '@foyer/ui/fields/index.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { useState } from 'react'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'
import classes from './coverage.module.css'
import { usePlace } from './use-place.ts'
import { useSecurity } from './use-security.ts'
import { useSignNow } from './use-sign-now.ts'

const detail = '/cli-api/load-application-detail'

interface SignersDialogProps {
  application: InsuranceApplication
  isOpen: boolean
  onClose: () => void
  onSent: () => void
}

const leadOf = (signers: number) => (signers > 1 ? 'signers.leadNow' : 'signers.leadAlone')

/** Shows the signers of the application; only the broker can correct them. */
export const SignersDialog = ({ application, isOpen, onClose, onSent }: SignersDialogProps) => {
  const t = useTexts()
  const place = usePlace()
  const secure = useSecurity()
  const { CliApplicationId, MortgageApplicationId: MortgageApplicationID, BrokerDetail: broker } = application
  const signers = application.ExistingApplication.ApplicantStatuses
  const Signers = signers.map(({ ApplicantId, Status: _, ...signer }) => ({ SignerID: ApplicantId, ...signer }))
  const SignNowFl = application.SignNowFl
  // The caller signs at once if they are a signer; otherwise the others are invited, and the caller is done.
  const isOwn = SignNowFl === 1 && signers.some(({ ApplicantId }) => ApplicantId === application.OwnApplicantId)
  const { signNow } = useSignNow()
  /** Prepared so long ago that it has to be quoted again, on the page of the application. */
  const [isOutdated, setOutdated] = useState(false)
  const create = useWrite('/cli-api/CreateDocuSignLink', { invalidates: isOwn ? [] : [detail] })
  const send = async ({ EnableOrdering }: { EnableOrdering: number }) => {
    const outcome = await create.run({
      ...place,
      Signers,
      EnableOrdering,
      SignNowFl,
      CliApplicationId,
      MortgageApplicationID,
    })
    if (!outcome.ok && (outcome.key === 'CLI_QuoteChanged' || outcome.key === 'CLI_PastFundingDate')) setOutdated(true)
    // The dialog then shows who signs now, so that the next attempt sends what was read.
    if (!outcome.ok && outcome.key === 'CLI_SignersDiffer') await queries.invalidateQueries({ queryKey: [detail] })
    if (!outcome.ok || !isOwn) return secure(outcome)
    const signing = await signNow()
    return signing.ok ? outcome : signing
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('signers.title')}
      size="md"
      submit={t(isOwn ? 'signers.submitNow' : 'signers.submit')}
      texts="insurance"
      values={{ EnableOrdering: 0 }}
      rules={() => []}
      onSubmit={send}
      onDone={() => !isOwn && onSent()}
    >
      <p>{t(isOwn ? leadOf(signers.length) : 'signers.lead')}</p>
      <Facts
        facts={signers.map(({ FirstName, LastName, Email }) => ({ label: `${FirstName} ${LastName}`, value: Email }))}
      />
      <p className={classes.quiet}>
        {t('signers.correct', { broker: `${broker.BrokerFirstName} ${broker.BrokerLastName}` })}
      </p>
      {isOutdated && (
        <p>
          <KitLink to={paths.insuranceForm(place.siteId, place.token)}>{t('sign.toForm')}</KitLink>
        </p>
      )}
      {SignNowFl === 0 && signers.length > 1 && <CheckboxField name="EnableOrdering" />}
    </FormDialog>
  )
}
