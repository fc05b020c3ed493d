import { emailProblems, nameProblems } from '@foyer/domain/account/rules.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { EmailField, TextField } from '@foyer/ui/fields/text-field.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Row, StepPage } from '@foyer/ui/page/step-page.tsx'
import { LanguageCards } from '../../kit/language-cards.tsx'
import { useTexts } from '../texts.ts'
import { Progress } from './progress.tsx'

interface You {
  FirstName: string
  LastName: string
  Email: string
  LanguageID: 1 | 2
}

const problems = (you: You) => [...nameProblems(you), ...emailProblems(you.Email)]

/** The first owner. The link replaces a mailed code, so that no mail server is needed yet. */
export const YouStep = ({ token: Token, onDone }: { token: string; onDone: () => void }) => {
  const t = useTexts()
  const { LanguageID } = useLanguage()
  const link = useCall('/console-api/OpenSetup', { Token }, { staleTime: Number.POSITIVE_INFINITY })
  const save = useWrite('/console-api/SaveSetupPerson')
  const values: You = { FirstName: '', LastName: '', Email: '', LanguageID }
  return (
    <StepPage
      title={t('you.title')}
      why={t('you.why')}
      isLoading={link.isLoading}
      failure={link.failure}
      onRetry={link.retry}
    >
      <Progress step="you" />
      <Form
        texts="office.setup"
        values={values}
        rules={problems}
        onSubmit={(you) => save.run({ Token, ...you })}
        onDone={onDone}
      >
        <Row>
          <TextField name="FirstName" maxLength={60} autoComplete="given-name" />
          <TextField name="LastName" maxLength={60} autoComplete="family-name" />
        </Row>
        <EmailField name="Email" />
        <LanguageCards />
        <FormActions submit={t('you.submit')} />
      </Form>
    </StepPage>
  )
}
