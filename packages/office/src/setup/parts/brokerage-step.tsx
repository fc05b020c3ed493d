import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { menuItems } from '@foyer/domain/codes/menus.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { isBlank } from '@foyer/domain/kit/text.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { SelectField, WordSelect } from '@foyer/ui/fields/choice-fields.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Row, StepPage } from '@foyer/ui/page/step-page.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { Button } from '@mantine/core'
import { useTexts } from '../texts.ts'
import { Progress } from './progress.tsx'
import classes from './setup.module.css'

type Brokerage = BodyOf<'/console-api/SaveSetupBrokerage'>
type Licence = Brokerage['Licences'][number]

/** From east to west. */
const zones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
  'America/Whitehorse',
] as const
const usualZone = 'America/Toronto'

const ownZone = () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return zones.find((zone) => zone === timeZone) ?? usualZone
}

const lastProvince = 13
const noLicence: Licence = { ProvinceID: -1, Number: '' }
const isGiven = ({ ProvinceID, Number: number }: Licence) => ProvinceID > 0 && !isBlank(number)

const problems = ({ LegalName }: Brokerage) => problem(isBlank(LegalName), 'LegalName', 'RequiredLegalName')

/** The brokerage, whose owner the person then is. */
export const BrokerageStep = ({ onDone }: { onDone: () => void }) => {
  const t = useTexts()
  const save = useWrite('/console-api/SaveSetupBrokerage')
  const values: Brokerage = { LegalName: '', Licences: [noLicence], TimeZone: ownZone() }
  return (
    <StepPage title={t('brokerage.title')} why={t('brokerage.why')}>
      <Progress step="brokerage" />
      <Form
        texts="office.setup"
        values={values}
        rules={problems}
        onSubmit={(brokerage) => save.run({ ...brokerage, Licences: brokerage.Licences.filter(isGiven) })}
        onDone={onDone}
      >
        <TextField name="LegalName" maxLength={120} autoComplete="organization" />
        <WordSelect name="TimeZone" options={zones.map((zone) => ({ value: zone, label: t(`zones.${zone}`) }))} />
        <Licences />
        <FormActions submit={t('brokerage.submit')} />
      </Form>
    </StepPage>
  )
}

/** One for each province where the brokerage is licensed. */
const Licences = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const licences = useFormValue<readonly Licence[]>('Licences')
  const set = useSetFormValue()
  const provinces = menuItems('Province', language).filter(({ Value }) => Value > 0 && Value <= lastProvince)
  return (
    <>
      {[...licences.keys()].map((index) => {
        const number = index + 1
        return (
          <fieldset key={index} className={classes.licence}>
            <legend className={classes.legend}>{t('brokerage.licence', { number })}</legend>
            <Row>
              <SelectField name={`Licences.${index}.ProvinceID`} choices={provinces} optional />
              <TextField name={`Licences.${index}.Number`} maxLength={40} optional />
            </Row>
            {index > 0 && (
              <RowButton
                icon="trash"
                label={t('brokerage.remove', { number })}
                named={t('brokerage.remove', { number })}
                onClick={() =>
                  set(
                    'Licences',
                    licences.filter((__, place) => place !== index),
                  )
                }
              />
            )}
          </fieldset>
        )
      })}
      {licences.length < provinces.length && (
        <Button
          variant="default"
          data-add-licence
          className={classes.add ?? ''}
          leftSection={<Icon name="plus" />}
          onClick={() => set('Licences', [...licences, noLicence])}
        >
          {t('brokerage.add')}
        </Button>
      )}
    </>
  )
}
