import { nameProblems } from '@foyer/domain/account/rules.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { changeLanguage } from '@foyer/ui/i18n/i18n.ts'
import { Row, Section, StepPage } from '@foyer/ui/page/step-page.tsx'
import { LanguageCards } from '../../kit/language-cards.tsx'
import { useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { Factors } from '../parts/factors.tsx'
import { NewCodes } from '../parts/new-codes.tsx'
import { OwnLink } from '../parts/own-link.tsx'
import { Sessions } from '../parts/sessions.tsx'
import { SignOnLink } from '../parts/sign-on-link.tsx'
import { useTexts } from '../texts.ts'

/** What a person changes about themself. */
export const Component = () => {
  const t = useTexts()
  const { Email } = useMe()
  return (
    <StepPage title={t('title')} why={t('why', { email: Email })} width="wide">
      <Names />
      <OwnLink />
      <Factors />
      <SignOnLink />
      <NewCodes />
      <Sessions />
    </StepPage>
  )
}

const Names = () => {
  const t = useTexts()
  const { FirstName, LastName, LanguageID } = useMe()
  const save = useOfficeWrite('/console-api/SaveMe', { invalidates: ['/console-api/LoadMe'] })
  return (
    <Section title={t('you.title')}>
      <Form
        texts="office.me"
        values={{ FirstName, LastName, LanguageID }}
        rules={nameProblems}
        onSubmit={save.run}
        onDone={(_, values) => void changeLanguage(languageOf(values.LanguageID))}
      >
        <Row>
          <TextField name="FirstName" maxLength={60} autoComplete="given-name" />
          <TextField name="LastName" maxLength={60} autoComplete="family-name" />
        </Row>
        <LanguageCards />
        <FormActions submit={t('you.submit')} isSecondary />
      </Form>
    </Section>
  )
}
