import { listed } from '@foyer/domain/kit/isolate.ts'
import { CheckboxField } from '@foyer/ui/fields/index.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { useTexts } from '../texts.ts'
import classes from './consent.module.css'
import type { SendValues } from './consents.ts'

export type NameOf = (ApplicantID: number) => string

/** One checkbox per applicant. */
export const ConsentBoxes = ({ nameOf }: { nameOf: NameOf }) => {
  const t = useTexts()
  const consents = useFormValue<SendValues['Consents']>('Consents')
  return (
    <fieldset className={classes.boxes}>
      <legend className={classes.who}>{consents.length > 1 ? t('consent.whoMany') : t('consent.whoOne')}</legend>
      {consents.map(({ ApplicantID }, index) => (
        <CheckboxField
          key={ApplicantID}
          name={`Consents.${index}.Accepted`}
          label={t('consent.accept', { name: nameOf(ApplicantID) })}
        />
      ))}
    </fieldset>
  )
}

/** The missing consents, right above the button that requires them. */
export const StillToAccept = ({ nameOf }: { nameOf: NameOf }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const consents = useFormValue<SendValues['Consents']>('Consents')
  const waiting = consents.filter(({ Accepted }) => Accepted !== 1).map(({ ApplicantID }) => nameOf(ApplicantID))
  if (waiting.length === 0) return null
  const names = listed(waiting, language)
  return (
    <p className={classes.missing}>
      <Icon name="info" />
      <span>{t('consent.missing', { names })}</span>
    </p>
  )
}
