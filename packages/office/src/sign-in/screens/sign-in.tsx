import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { PageSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { ErrorPage } from '@foyer/ui/page/error-page.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { placeAfterSignIn, routes } from '../../kit/paths.ts'
import { useLoadMe } from '../../session/me.ts'
import { disownPage, ownEnrolment } from '../../session/page-owner.ts'
import { BesideOther } from '../parts/beside-other.tsx'
import { CodeStep } from '../parts/code-step.tsx'
import { EmailStep } from '../parts/email-step.tsx'
import { EnrolStep } from '../parts/enrol-step.tsx'
import { FactorStep } from '../parts/factor-step.tsx'
import { RecoveryStep } from '../parts/recovery-step.tsx'
import { SignOnStep } from '../parts/sign-on-step.tsx'

type Step = ReplyOf<'/console-api/StartSignIn'>
type Place = Step['Next'] | 'email' | 'recovery'

/** Sign-in, one decision at a time. A sign-in that was left goes on where the session has come to. */
export const Component = () => {
  const { reply, failure, isLoading, retry } = useLoadMe()
  if (isLoading) return <PageSkeleton />
  if (reply !== undefined)
    return (
      <SignIn
        begun={{
          ...{ Next: reply.Next, Factors: reply.FactorKinds, SignOns: reply.SignOns },
          ...(reply.Next === 'enrol' && { PersonID: reply.PersonID }),
        }}
      />
    )
  if (failure !== undefined && failure.key !== 'Access_Denied') return <ErrorPage failure={failure} onRetry={retry} />
  return <SignIn begun={undefined} />
}

const SignIn = ({ begun }: { begun: Step | undefined }) => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [place, setPlace] = useState<Place>(begun?.Next ?? 'email')
  const [factors, setFactors] = useState(begun?.Factors ?? [])
  const [offers, setOffers] = useState(begun?.SignOns ?? [])
  const [email, setEmail] = useState('')
  const to = placeAfterSignIn(query.get('to'))
  const [maker, setMaker] = useState(begun?.PersonID)
  useEffect(() => (maker === undefined ? disownPage() : ownEnrolment(maker)), [maker])
  const goOn = (step: Step) => {
    if (step.Next === 'office' || step.Next === 'brokerage') {
      client.removeQueries({ queryKey: ['/console-api/LoadMe'] })
      void navigate(step.Next === 'office' ? to : routes.officeSetup, { replace: true })
      return
    }
    setFactors(step.Factors)
    setOffers(step.SignOns)
    setMaker(step.PersonID)
    setPlace(step.Next)
  }
  const startOver = () => {
    setEmail('')
    setMaker(undefined)
    setPlace('email')
  }
  const steps: Record<Place, () => React.ReactNode> = {
    email: () => <EmailStep onEmail={setEmail} onStep={goOn} />,
    code: () => <CodeStep email={email} offers={offers} onStep={goOn} onOther={startOver} />,
    factor: () => (
      <FactorStep
        email={email}
        factors={factors}
        offers={offers}
        onStep={goOn}
        onRecovery={() => setPlace('recovery')}
        onOther={startOver}
      />
    ),
    recovery: () => <RecoveryStep email={email} onStep={goOn} onBack={() => setPlace('factor')} />,
    enrol: () => <EnrolStep onStep={(Next) => goOn({ Next, Factors: [], SignOns: [] })} />,
    signOn: () => <SignOnStep offers={offers} onOther={startOver} />,
    brokerage: () => <Navigate to={routes.officeSetup} replace />,
    office: () => <Navigate to={to} replace />,
  }
  return <BesideOther>{steps[place]()}</BesideOther>
}
