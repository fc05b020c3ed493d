import { cleanInterView } from '@foyer/domain/interview/answers.ts'
import { asksDownPayment } from '@foyer/domain/interview/conditions.ts'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { useDeferredValue, useMemo } from 'react'
import { Estimate } from '../../estimate/index.ts'
import { useStep } from '../../wizard/step-context.ts'
import type { Application } from '../../wizard/use-application.ts'
import { answersOf, type InterviewValues } from './interview-values.ts'

const position = { step: 'start' } as const

/** The application with the interview that is typed. A price that is deleted here is not that of the saved request. */
const withTyped = (application: Application, values: InterviewValues): Application => {
  const { InterView, LandOwnership } = cleanInterView(values.InterView, values.LandOwnership)
  const { RequestedMortgage } = application
  return {
    ...application,
    InterView: { ...application.InterView, ...InterView },
    LandOwnership,
    RequestedMortgage: {
      ...RequestedMortgage,
      ...(asksDownPayment(InterView) === true && { PropertyValue: null, DownPayment: null }),
      SubjectProperty: { ...RequestedMortgage.SubjectProperty, Address: answersOf(values).Address },
    },
  }
}

/** The estimate of the interview as it is typed; deferred, so that it never delays a keystroke. */
export const InterviewEstimate = () => {
  const { application } = useStep()
  const values = useDeferredValue(useFormValues<InterviewValues>())
  const typed = useMemo(() => withTyped(application, values), [application, values])
  return <Estimate application={typed} position={position} />
}
