import type { DealTerms } from '@foyer/domain/deals/fields.ts'
import { mostLenderCharacters, mostRateTypeCharacters } from '@foyer/domain/deals/limits.ts'
import { termsProblems } from '@foyer/domain/deals/terms-rules.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import {
  CheckboxField,
  DatePicker,
  MenuField,
  MoneyField,
  PercentField,
  TextField,
  YearsMonthsField,
} from '@foyer/ui/fields/index.ts'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Facts, hasFacts } from '@foyer/ui/page/facts.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import { loadAgain } from '../../live/index.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import classes from '../parts/deal.module.css'
import { useTermTexts } from '../texts.ts'
import { dealReads } from '../use-deal.ts'
import { useTermFacts } from './use-term-facts.ts'

interface TermsDialogProps {
  isOpen: boolean
  place: DealPlace
  /** As they are saved now. */
  terms: DealTerms
  onClose: () => void
  onDone: (words: string) => void
}

/** A premium without insurance, and a term of no months, are none. */
const cleaned = (terms: DealTerms): DealTerms => ({
  ...terms,
  LenderName: cleanLine(terms.LenderName),
  RateType: cleanLine(terms.RateType),
  Term: terms.Term || null,
  Amortization: terms.Amortization || null,
  InsurancePremium: terms.InsuredFl === 1 ? terms.InsurancePremium : null,
})

/** The terms of a deal. Those that a colleague saved meanwhile are shown before they are replaced. */
export const TermsDialog = ({ isOpen, place, terms, onClose, onDone }: TermsDialogProps) => {
  const t = useTermTexts()
  const { SiteID, MortgageApplicationID } = place
  const save = useOfficeWrite('/console-api/SaveDeal', { invalidates: dealReads })
  const [opened] = useState(terms)
  const [isStale, setStale] = useState(false)
  const submit = async (values: DealTerms) => {
    const Before = isStale ? terms : opened
    const outcome = await save.run({ SiteID, MortgageApplicationID, Before, ...cleaned(values) })
    if (!outcome.ok && outcome.key === 'StaleEdit' && (await loadAgain(['/console-api/LoadDeal']))) setStale(true)
    return outcome
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('dialog')}
      size="md"
      submit={t('submit')}
      texts="office.terms"
      values={opened}
      rules={(values) => termsProblems(cleaned(values))}
      onSubmit={submit}
      onDone={() => onDone(t('saved'))}
    >
      {isStale && <SavedMeanwhile terms={terms} />}
      <p className={classes.text}>{t('text')}</p>
      <Fields />
    </FormDialog>
  )
}

const SavedMeanwhile = ({ terms }: { terms: DealTerms }) => {
  const t = useTermTexts()
  const facts = useTermFacts(terms)
  return (
    <Notice kind="info" announced title={t(hasFacts(facts) ? 'stale' : 'staleNone')}>
      <Facts facts={facts} />
    </Notice>
  )
}

const Fields = () => {
  const isInsured = useFormValue<number>('InsuredFl') === 1
  return (
    <>
      <TextField name="LenderName" maxLength={mostLenderCharacters} optional />
      <Row>
        <PercentField name="InterestRate" optional />
        <TextField name="RateType" maxLength={mostRateTypeCharacters} width="md" optional />
      </Row>
      <Row>
        <YearsMonthsField name="Term" optional />
        <YearsMonthsField name="Amortization" optional />
      </Row>
      <Row>
        <MoneyField name="PaymentAmount" cents optional />
        <MenuField name="PaymentFrequency" menu="PaymentFrequency" width="md" optional />
      </Row>
      <DatePicker name="MaturityDate" optional />
      <CheckboxField name="InsuredFl" />
      <FollowUp when={isInsured}>
        <MoneyField name="InsurancePremium" cents optional />
      </FollowUp>
    </>
  )
}
