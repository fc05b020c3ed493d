import { bankStatementProblems, bankStatementStatus } from '@foyer/domain/bank-statements/rules.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordField } from '@foyer/ui/records/record-field.tsx'
import { useState } from 'react'
import { HandOffNotice } from '../../session/hand-off-notice.tsx'
import { useSession } from '../../session/session.ts'
import { useStep } from '../../wizard/step-context.ts'
import { StepFailure } from '../../wizard/step-failure.tsx'
import { useTexts } from '../texts.ts'
import { ApplicantStatements } from './applicant-statements.tsx'
import { ReturnNotice } from './return-notice.tsx'
import classes from './statements.module.css'
import type { BankReturn } from './use-bank-return.ts'
import { useFresh } from './use-fresh.ts'
import { WhatIsShared } from './what-is-shared.tsx'

/** The statements in the page's language: the server formats their dates. */
const useStatements = () => {
  const { application } = useStep()
  const { SiteID, UserID, MortgageApplicationID } = application
  const { LanguageID } = useLanguage()
  const { reply } = useCall('/api/MTGAPPLoad', { SiteID, UserID, MortgageApplicationID, LanguageID })
  const [shown, setShown] = useState(application.BankStatementsApplicants)
  const newest = reply?.BankStatementsApplicants
  if (newest !== undefined && newest !== shown) setShown(newest)
  return shown
}

/** The statements of all applicants, and the button that continues, without statements unless one is required. */
export const StatementsForm = ({ returned }: { returned: BankReturn }) => {
  const t = useTexts()
  const { application, back, goOn } = useStep()
  const { isHandOff } = useSession()
  const { SiteID, UserID, MortgageApplicationID } = application
  const statements = useStatements()
  const finish = useWrite('/api/MTGAPPDoneBankStatement', { invalidates: ['/api/MTGAPPLoad'] })
  useFresh(
    MortgageApplicationID,
    statements.some(({ Responses }) => Responses.some(({ FetchedFlag }) => FetchedFlag === 0)),
  )
  const isShared = statements.some((applicant) => bankStatementStatus(applicant) === 'received')
  const isRequired = application.ReqBankStatement === 1
  return (
    <Form
      texts="bank-statements"
      values={{}}
      rules={() => bankStatementProblems(application, statements)}
      onSubmit={() => finish.run({ SiteID, UserID, MortgageApplicationID })}
      onDone={() => goOn()}
    >
      <StepFailure failure={finish.failure} draft={undefined} />
      <ReturnNotice returned={returned} />
      {isHandOff && <HandOffNotice />}
      <WhatIsShared />
      <Section title={t('list')}>
        {statements.length > 1 && <p className={classes.lead}>{t('others')}</p>}
        <div className={classes.list}>
          {statements.map((applicant, place) => (
            <RecordField
              key={applicant.ApplicantID}
              name={`BankStatementsApplicants.${place}`}
              label={applicant.ApplicantName}
            >
              <ApplicantStatements applicant={applicant} />
            </RecordField>
          ))}
        </div>
      </Section>
      <FormActions submit={t(isShared || isRequired ? 'next' : 'skip')} back={back} />
    </Form>
  )
}
