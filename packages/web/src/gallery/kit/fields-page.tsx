import type { Outcome } from '@foyer/ui/client/outcome.ts'
import * as fields from '@foyer/ui/fields/index.ts'
import { Fold } from '@foyer/ui/form/fold.tsx'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { Row, Section, StepPage } from '@foyer/ui/page/step-page.tsx'
import classes from './fields-page.module.css'
import { type KitValues, rulesOf, valuesOf } from './sample-values.ts'
import { useKitPageTexts } from './texts.ts'

const outcomes: Record<string, () => Promise<Outcome>> = {
  failed: async () => ({ ok: false, key: 'NetworkFailure', errors: [] }),
  saving: () => new Promise(() => {}),
}

const done = async (): Promise<Outcome> => ({ ok: true, reply: {} })

/** Shows the values as the form would send them. */
const Values = () => {
  const t = useKitPageTexts()
  const values = useFormValues<KitValues>()
  return (
    <Fold title={t('values')} fields={[]}>
      <pre id="values" className={classes.values}>
        {JSON.stringify(values, null, 2)}
      </pre>
    </Fold>
  )
}

/** All fields in the requested state. */
export const FieldsPage = ({ part }: { part: string }) => {
  const t = useKitPageTexts()
  const of = (name: keyof KitValues & Parameters<typeof t>[0]) => ({ name, label: t(name) })
  const choices = (['buy', 'renew', 'refinance'] as const).map((name, Value) => ({
    Value,
    Label: t(name),
    Help: t(`${name}Help`),
  }))
  return (
    <StepPage title={t('title')} why={t('why')}>
      <Form texts="kit" values={valuesOf(part)} rules={rulesOf(part)} onSubmit={outcomes[part] ?? done}>
        <fields.RadioCards {...of('Radio')} choices={choices} />
        <fields.TextField {...of('Text')} />
        <fields.TextField name="Optional" label={t('optional')} optional />
        <fields.EmailField {...of('Email')} />
        <fields.TextField {...of('Url')} inputMode="url" autoCapitalize="none" />
        <fields.PasswordField {...of('Password')} isNew />
        <fields.MoneyField {...of('Money')} help={t('help')} />
        <Row>
          <fields.MoneyField {...of('Cents')} cents />
          <fields.PercentField {...of('Percent')} />
        </Row>
        <fields.NumberField {...of('Number')} unit="pi²" width="sm" />
        <fields.DateField {...of('Birth')} autoComplete="bday" />
        <fields.DatePicker {...of('Closing')} min="2026-01-01" max="2031-01-01" />
        <fields.PhoneField {...of('Phone')} />
        <fields.SinField {...of('SIN')} />
        <fields.SinField {...of('KeptSIN')} />
        <fields.CodeField {...of('Code')} />
        <fields.MenuField {...of('Select')} menu="MaritalStatus" />
        <fields.SliderField {...of('Slider')} kind="money" min={0} max={500_000} step={1000} />
        <fields.YearsMonthsField {...of('Months')} />
        <fields.CheckboxField {...of('Checkbox')} />
        <fields.SwitchField {...of('Switch')} />
        <fields.TextareaField {...of('Textarea')} />
        <Section title={t('section')}>
          <fields.ReadOnlyField label={t('Text')} help={t('help')} value={t('optional')} />
          <fields.AddressLookup name="Address" need="full" />
        </Section>
        <Values />
        <FormActions submit={t('next')} back={{ to: '/demo/kit/fields' }} />
      </Form>
    </StepPage>
  )
}
