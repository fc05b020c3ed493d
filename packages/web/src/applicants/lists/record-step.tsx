import type { CallPaths } from '@foyer/domain/applicants/kinds/define-kind.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import type { Outcome } from '../../kit/client/outcome.ts'
import { Form } from '../../kit/form/form.tsx'
import { FormActions } from '../../kit/form/form-actions.tsx'
import type { Translate } from '../../kit/i18n/texts.ts'
import { useStep } from '../../wizard/step-context.ts'
import { StepFailure } from '../../wizard/step-failure.tsx'
import { type ListText, Records, type RecordsProps } from './records.tsx'
import { useApplicantIds } from './use-applicant-ids.ts'
import { useKindWrite } from './use-kind-write.ts'

interface RecordStepProps<Row, Values extends object> extends RecordsProps<Row, Values> {
  t: Translate<ListText | 'submit'>
  /** The button's label for an empty list: "I own no property – continue". */
  none: string
  /** The call that completes the step. */
  done: CallPaths
  /** What prevents completion. */
  problems: Problem[]
  /** Whether an empty list is an error. */
  isRequired: boolean
}

const noValues = {}

/**
 * A step that is a list. Every entry is saved by itself, so the button only completes the step; an empty list is a
 * valid answer, stated by the button.
 */
export const RecordStep = <Row, Values extends object>(props: RecordStepProps<Row, Values>) => {
  const { t, none, done, problems, isRequired, records, applicantId, form } = props
  const { back, goOn, sync } = useStep()
  const ids = useApplicantIds({ ApplicantID: applicantId })
  const { run, failure } = useKindWrite(done)
  const isEmpty = records.length === 0
  return (
    <Form
      texts={form.texts}
      values={noValues}
      rules={() => problems}
      onSubmit={(): Promise<Outcome> => run(ids)}
      onDone={() => goOn()}
    >
      <StepFailure failure={failure} draft={undefined} />
      <Records {...props} onChanged={sync} />
      <FormActions
        submit={isEmpty && !isRequired ? none : t('submit')}
        isReady={!(isEmpty && isRequired)}
        back={back}
      />
    </Form>
  )
}
