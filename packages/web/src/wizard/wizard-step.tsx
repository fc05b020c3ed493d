import { back, lockOf, next, type Position } from '@foyer/domain/flow.ts'
import { knownAddresses } from '@foyer/domain/mortgage-request/known-addresses.ts'
import { KnownAddressesProvider } from '@foyer/ui/fields/known-addresses.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ClosedStep } from './closed-step.tsx'
import { addressOf, factsOf } from './facts.ts'
import { ReviewComments } from './review-comments.tsx'
import { CommentedFields, commentsOfStep, StepCommentsProvider, useReviewComments } from './review-comments-context.tsx'
import { isFromReview, recordToChange, reviewAddress } from './review-return.ts'
import { SharedChanges } from './shared-changes.tsx'
import { type Step, StepProvider } from './step-context.ts'
import { useWizardTexts } from './texts.ts'
import { type Application, useApplication } from './use-application.ts'

interface WizardStepProps {
  position: Position
  /** Heading and reason; while the application loads, the most common ones. */
  title: (application: Application | undefined) => string
  why?: (application: Application | undefined) => ReactNode
  /** Tables are wider than a form. */
  width?: 'form' | 'wide'
  /** The borrower's estimate is beside the page, where the site shows it. */
  hasEstimate?: boolean
  children: ReactNode
}

interface OpenedProps extends WizardStepProps {
  application: Application
  newest: () => Application | undefined
  reload: () => Promise<boolean>
  forget: () => void
  startOver: (before?: () => void) => void
}

/**
 * The step of a loaded application. It stays open while the user types, even if a later load closes it: the save
 * decides.
 */
const Opened = ({
  position,
  title,
  why,
  width = 'form',
  hasEstimate = false,
  application,
  newest,
  reload,
  forget,
  startOver,
  children,
}: OpenedProps) => {
  const navigate = useNavigate()
  const t = useWizardTexts()
  const { search } = useLocation()
  const isChange = isFromReview(search)
  const toReview = t('backToReview')
  const version = useRef(application.Version)
  const [lock] = useState(() => lockOf(position, factsOf(application)))
  const step = useMemo<Step>(() => {
    const before = back(position, factsOf(application))
    const sync = () => {
      version.current = newest()?.Version ?? version.current
    }
    return {
      application,
      back: isChange
        ? { to: reviewAddress(position, application), label: toReview }
        : before && { to: addressOf(before, application) },
      goOn: async (made) => {
        if (isChange) return void (await navigate(reviewAddress(position, application)))
        const now = { ...application, ...made }
        const following = next(position, factsOf(now))
        if (following === undefined) return
        // Back must lead to the created application, not to an empty form that would create another.
        if (application.MortgageApplicationID === 0) await navigate(addressOf(position, now), { replace: true })
        await navigate(addressOf(following, now))
      },
      record: recordToChange(search),
      version: () => version.current,
      sync,
      refresh: () => reload().then(sync),
      forget,
      startOver,
    }
  }, [position, application, isChange, search, toReview, newest, reload, forget, startOver, navigate])
  const comments = useReviewComments(application)
  const known = useMemo(() => knownAddresses(application), [application])
  if (lock !== undefined) return <ClosedStep lock={lock} application={application} />
  return (
    <StepPage
      title={title(application)}
      why={why?.(application)}
      width={width}
      hasAside={hasEstimate && application.ShowEstimate === 1}
    >
      <StepProvider value={step}>
        <SharedChanges application={application} position={position} />
        <ReviewComments application={application} position={position} comments={comments} />
        <StepCommentsProvider value={commentsOfStep(comments, position)}>
          <CommentedFields record={0}>
            <KnownAddressesProvider value={known}>{children}</KnownAddressesProvider>
          </CommentedFields>
        </StepCommentsProvider>
      </StepProvider>
    </StepPage>
  )
}

/** A step of the wizard: loads the application, blocks a closed step, and derives navigation from the flow. */
export const WizardStep = (props: WizardStepProps) => {
  const { position, title, why, width = 'form', hasEstimate = false } = props
  const { application, failure, retry, reload, forget, newest } = useApplication()
  const [round, setRound] = useState(0)
  if (application === undefined) {
    return (
      <StepPage
        title={title(undefined)}
        why={why?.(undefined)}
        width={width}
        hasAside={hasEstimate}
        isLoading
        failure={failure}
        onRetry={retry}
      >
        {null}
      </StepPage>
    )
  }
  return (
    <Opened
      {...props}
      key={`${application.MortgageApplicationID} ${position.applicantId ?? 0} ${round}`}
      application={application}
      newest={newest}
      reload={reload}
      forget={forget}
      // What was entered stays where there is nothing newer to begin with.
      startOver={(before) =>
        void reload().then((isLoaded) => {
          if (!isLoaded) return
          before?.()
          setRound(round + 1)
        })
      }
    />
  )
}
