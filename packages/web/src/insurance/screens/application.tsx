import { isInsured } from '@foyer/domain/insurance/coverage.ts'
import type { InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { paths } from '../../site/paths.ts'
import { isPrimary, ownIn } from '../parts/answers.ts'
import { ApplicationForm } from '../parts/application-form.tsx'
import { IdleWatch } from '../parts/idle-watch.tsx'
import { OwnAnswersForm } from '../parts/own-answers-form.tsx'
import { ToCheck } from '../parts/to-check.tsx'
import { useInsurance } from '../parts/use-application.ts'
import { usePlace } from '../parts/use-place.ts'
import { useTexts } from '../texts.ts'

const isSent = (status: string) => status === 'sent' || status === 'signed'

type Task = 'choose' | 'answer' | 'nothing'

const headings = {
  choose: ['form.title', 'form.why'],
  answer: ['own.title', 'own.why'],
  nothing: ['own.nothing', 'own.nothingWhy'],
} as const

/** The primary applicant chooses for all; the other insured people answer their health questions. */
const taskOf = (application: InsuranceApplication): Task => {
  const own = ownIn(application)
  if (isPrimary(application)) return 'choose'
  return own && isInsured(own) ? 'answer' : 'nothing'
}

export const Component = () => {
  const t = useTexts()
  const { siteId, token } = usePlace()
  const { reply, isLoading, isFetching, failure, lateFailure, isSecurityAsked, retry } = useInsurance()
  // A cached application may be outdated, so the form waits for the newest; later ones leave the form as it is.
  const [readyFor, setReadyFor] = useState<string>()
  if (reply !== undefined && !isFetching && lateFailure === undefined && readyFor !== token) setReadyFor(token)
  if (isSecurityAsked) return <ToCheck />
  if (reply && isSent(reply.Status) && ownIn(reply)?.AnsweredFl !== 0)
    return <Navigate to={paths.insuranceSign(siteId, token)} replace />
  const task = reply ? taskOf(reply) : 'choose'
  const isReady = readyFor === token
  const [title, why] = headings[task]
  const name = reply?.Applicants[0]?.FirstName ?? ''
  return (
    <StepPage
      title={t(title)}
      why={t(why, { name })}
      isLoading={isLoading || (reply !== undefined && !isReady)}
      failure={failure ?? (isReady ? undefined : lateFailure)}
      onRetry={retry}
    >
      {reply && <Task application={reply} task={task} />}
      {reply && <IdleWatch />}
    </StepPage>
  )
}

const Task = ({ application, task }: { application: InsuranceApplication; task: Task }) => {
  const own = ownIn(application)
  if (task === 'choose') return <ApplicationForm application={application} />
  return task === 'answer' && own ? <OwnAnswersForm application={application} person={own} /> : <WayOut />
}
