import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { useDeferredValue, useMemo } from 'react'
import { Estimate } from '../../estimate/index.ts'
import { useStep } from '../../wizard/step-context.ts'
import type { RequestValues } from './request-values.ts'

const position = { step: 'mortgage' } as const

/** The estimate of the request as it is typed; deferred, so that it never delays a keystroke. */
export const RequestEstimate = () => {
  const { application } = useStep()
  const { RequestMortgage } = useDeferredValue(useFormValues<RequestValues>())
  const typed = useMemo(
    () => ({ ...application, RequestedMortgage: { ...application.RequestedMortgage, ...RequestMortgage } }),
    [application, RequestMortgage],
  )
  return <Estimate application={typed} position={position} />
}
