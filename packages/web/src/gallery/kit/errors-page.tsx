import { type ErrorKey, errorCatalogue } from '@foyer/domain/errors.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useNamespace } from '@foyer/ui/i18n/texts.ts'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { user } from '../fixtures.ts'
import { useKitPageTexts } from './texts.ts'

const keys = Object.keys(errorCatalogue) as ErrorKey[]
const sample = { email: user.Email, name: `${user.FirstName} ${user.LastName}` }

/** Every error text with its key, to review their wording together. */
export const ErrorsPage = () => {
  const t = useKitPageTexts()
  const errorText = useErrorText()
  useNamespace('errors+office')
  return (
    <StepPage title={t('errors')} why={t('errorsWhy')} width="wide">
      <Facts facts={keys.map((key) => ({ label: key, value: errorText(key, sample) }))} />
    </StepPage>
  )
}
