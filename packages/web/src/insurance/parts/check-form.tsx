import type { SecurityQuestion } from '@foyer/domain/insurance/fields.ts'
import { checkProblems } from '@foyer/domain/insurance/rules.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { DateField, MoneyField, PostalCodeField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useTexts } from '../texts.ts'
import { usePlace } from './use-place.ts'

/** The postal code is in two halves, as in its field. */
export interface CheckValues {
  loanAmount: number | null
  PostalFsa: string
  PostalLdu: string
  dateOfBirth: string
}

export const noAnswers: CheckValues = { loanAmount: null, PostalFsa: '', PostalLdu: '', dateOfBirth: '' }

export const questionOf = ({ loanAmount, PostalFsa, PostalLdu, dateOfBirth }: CheckValues): SecurityQuestion => ({
  loanAmount,
  postalCode: PostalFsa + PostalLdu,
  dateOfBirth,
})

const rules = (values: CheckValues) =>
  checkProblems(questionOf(values)).map(({ Field, Key }) => ({
    Field: Field === 'postalCode' ? 'PostalFsa' : Field,
    Key,
  }))

/** The primary applicant's security answers. They are verified only together with the code. */
export const CheckForm = ({
  values,
  onDone,
}: {
  values: CheckValues
  onDone: (values: CheckValues, wasSent: boolean) => void
}) => {
  const t = useTexts()
  const place = usePlace()
  const send = useWrite('/cli-api/send-accesscode')
  return (
    <Form
      texts="insurance"
      values={values}
      rules={rules}
      onSubmit={() => send.run({ ...place, IfNeeded: 1 })}
      onDone={({ SentFl }, answered) => onDone(answered, SentFl === 1)}
    >
      <MoneyField name="loanAmount" cents="always" />
      <PostalCodeField address="" />
      <DateField name="dateOfBirth" autoComplete="bday" />
      <FormActions submit={t('check.submit')} busy={t('check.busy')} />
    </Form>
  )
}
