import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { Outcome } from '../../kit/client/outcome.ts'
import * as fields from '../../kit/fields/index.ts'
import { Form } from '../../kit/form/form.tsx'
import { FormActions } from '../../kit/form/form-actions.tsx'
import { Row, Section, StepPage } from '../../kit/page/step-page.tsx'
import { useKitPageTexts } from './texts.ts'

const blank = {
  Text: '',
  Optional: '',
  Email: '',
  Password: '',
  Money: null,
  Cents: null,
  Percent: null,
  Number: null,
  Birth: '',
  Closing: '',
  Phone: '',
  SIN: '',
  KeptSIN: '••• ••• 123',
  Code: '',
  Radio: -1,
  Select: -1,
  Checkbox: 0,
  Switch: 0,
  Textarea: '',
  Slider: null,
  Months: 0,
  Address: blankAddress,
}

const filled = {
  ...blank,
  Text: 'Nurse practitioner',
  Email: 'sophie.gagnon@example.com',
  Password: 'Maple!1',
  Money: 86_500,
  Cents: 2145.5,
  Percent: 5.25,
  Number: 1450,
  Birth: '1988-03-07',
  Closing: '2027-05-31',
  Phone: '5145550123',
  SIN: '046454286',
  Code: '1234',
  Radio: 0,
  Select: 1,
  Checkbox: 1,
  Switch: 1,
  Textarea: 'We are moving for a new job.',
  Slider: 90_000,
  Months: 28,
  Address: {
    ...blankAddress,
    StreetNumber: '4550',
    StreetName: 'Saint-Denis',
    City: 'Montréal',
    ProvinceDD: 10,
    PostalFsa: 'H2J',
    PostalLdu: '2L3',
  },
}

const abroad = {
  ...filled,
  Address: { ...blankAddress, StreetNumber: '350', StreetName: 'Fifth', City: 'New York', CountryTypeDD: 2 },
}

const values: Record<string, typeof blank | typeof filled> = { filled, abroad }

const wrong: Partial<Record<keyof typeof blank, ErrorKey>> = {
  Text: 'RequiredFirstName',
  Email: 'InvalidEmail',
  Password: 'PasswordFormat',
  Money: 'InterViewMissingPropertyValue',
  Percent: 'MortgageMissingInterestRate',
  Birth: 'IdentificationMissingDOB',
  Closing: 'InterViewMissingClosingDate',
  Phone: 'InvalidPhone',
  SIN: 'InvalidSin',
  Code: 'VerificationCodeIncorrect',
  Radio: 'InterViewMissingPurpose',
  Select: 'IdentificationMissingMaritalStatus',
  Checkbox: 'ConsentRequired',
  Slider: 'InterViewMissingDownPayment',
  Months: 'InvalidAmount',
}

const problems = () => [
  ...Object.entries(wrong).map(([Field, Key]) => ({ Field, Key })),
  { Field: 'Address.StreetName', Key: 'MortgageMissingAddress' as const },
  { Field: 'Address.PostalFsa', Key: 'InvalidPostalCode' as const },
]

const outcomes: Record<string, () => Promise<Outcome>> = {
  failed: async () => ({ ok: false, key: 'NetworkFailure', errors: [] }),
  saving: () => new Promise(() => {}),
}

const done = async (): Promise<Outcome> => ({ ok: true, reply: {} })

/** All fields in the state asked for. */
export const FieldsPage = ({ part }: { part: string }) => {
  const t = useKitPageTexts()
  const of = (name: keyof typeof blank & Parameters<typeof t>[0]) => ({ name, label: t(name) })
  const choices = (['buy', 'renew', 'refinance'] as const).map((name, Value) => ({
    Value,
    Label: t(name),
    Help: t(`${name}Help`),
  }))
  return (
    <StepPage title={t('title')} why={t('why')}>
      <Form
        texts="kit"
        values={values[part] ?? blank}
        rules={part === 'wrong' ? problems : () => []}
        onSubmit={outcomes[part] ?? done}
      >
        <fields.RadioCards {...of('Radio')} choices={choices} />
        <fields.TextField {...of('Text')} />
        <fields.TextField name="Optional" label={t('optional')} optional />
        <fields.EmailField {...of('Email')} />
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
          <fields.AddressLookup name="Address" />
        </Section>
        <FormActions submit={t('next')} back={{ to: '/demo/kit/fields' }} />
      </Form>
    </StepPage>
  )
}
