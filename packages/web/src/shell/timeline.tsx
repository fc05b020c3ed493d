import { isOpen, type Position, progressOf, timeline } from '@foyer/domain/flow.ts'
import { answersElsewhere } from '@foyer/domain/invites/rules.ts'
import { minutesLeft } from '@foyer/domain/minutes-left.ts'
import { Icon, type IconName } from '@foyer/ui/icons.tsx'
import { KitLink } from '@foyer/ui/link.tsx'
import { useLocation, useParams } from 'react-router'
import { fullNameOf } from '../site/agent.ts'
import { useShellTexts } from '../site/shell-texts.ts'
import { type Application, useApplicationCall } from '../wizard/application-call.ts'
import { addressOf, factsOf } from '../wizard/facts.ts'
import { useStepName } from '../wizard/step-names.ts'
import classes from './timeline.module.css'

type State = 'done' | 'current' | 'open' | 'locked'

export interface TimelineStep {
  key: string
  label: string
  state: State
  /** The link's target; undefined for a locked step. */
  to: string | undefined
  isHere: boolean
}

export interface TimelineGroup {
  key: string
  /** The applicant's name above their own steps, and a heading above the shared ones that follow. */
  label: string | undefined
  steps: TimelineStep[]
  /** An invited person does these steps by their own link. */
  isOfInvited?: boolean
  /** The progress of an applicant whose steps are not shown here. */
  progress?: string
}

/** For an invited person: the progress of the inviting applicant. Empty before they have joined. */
const useInviterGroup = () => {
  const t = useShellTexts()
  return (application: Application): TimelineGroup[] => {
    const { guid, Applicants, MainApplicantID, CurrentApplicantID } = application
    const inviter = Applicants.find(({ ApplicantID }) => ApplicantID === MainApplicantID)
    if (guid === undefined || CurrentApplicantID <= 0 || inviter === undefined) return []
    const { done, count } = progressOf(inviter, factsOf(application))
    const progress = done === count ? t('progress.all') : t('progress.some', { count: done, total: count })
    return [{ key: 'inviter', label: fullNameOf(inviter) || t('steps.applicant'), steps: [], progress }]
  }
}

/** Whether a group of shared steps would otherwise be read as the steps of the person above it. */
const followsPerson = (groups: readonly { applicantId?: number | undefined }[], place: number): boolean =>
  groups[place - 1]?.applicantId !== undefined

/** Documents that are missing or were refused open their done step again. */
const isOpenAgain = ({ step }: Position, state: State, { MissingDocs }: Application): boolean =>
  step === 'request' && state === 'done' && MissingDocs === 1

/** How long the reader's own steps still take; 0 outside of an application, and after the last one. */
export const useMinutesLeft = (): number => {
  const { application } = useApplicationCall()
  return application === undefined ? 0 : minutesLeft(factsOf(application))
}

/** The wizard's steps by the domain's flow; empty while the application loads, undefined outside of one and after its end. */
export const useTimeline = (): TimelineGroup[] | undefined => {
  const { appid } = useParams()
  const { pathname } = useLocation()
  const t = useShellTexts()
  const nameOf = useStepName()
  const inviterGroup = useInviterGroup()
  const { application: reply, isLoading } = useApplicationCall()
  // The messages are beside the steps, and remain once those are done.
  if (appid === undefined || pathname.endsWith('/messages')) return undefined
  if (reply === undefined) return isLoading ? [] : undefined
  if (pathname === addressOf({ step: 'success' }, reply)) return undefined
  const facts = factsOf(reply)
  const groups = timeline(facts)
  const own = groups.map(({ group, applicantId, steps }, place) => {
    const person = reply.Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)
    return {
      key: `${group} ${applicantId ?? ''}`,
      label: person
        ? fullNameOf(person) || t('steps.applicant')
        : followsPerson(groups, place)
          ? t('steps.together')
          : undefined,
      isOfInvited: facts.mode !== 'invited' && person !== undefined && answersElsewhere(facts, person),
      steps: steps.map(({ position, state }) => {
        const to = addressOf(position, reply)
        return {
          key: `${position.step} ${position.applicantId ?? ''}`,
          label: nameOf(position.step),
          state: isOpenAgain(position, state, reply) ? 'open' : state,
          // A done but closed step (of a person who sent their own part) is shown without a link.
          to: isOpen(position, facts) ? to : undefined,
          isHere: to === pathname,
        }
      }),
    }
  })
  return [...own, ...inviterGroup(reply)]
}

const marks: Record<State, IconName | undefined> = {
  done: 'check',
  current: undefined,
  open: undefined,
  locked: 'lock',
}

const Step = ({ step }: { step: TimelineStep }) => {
  const t = useShellTexts()
  const mark = marks[step.state]
  const inner = (
    <>
      <span className={classes.mark} data-state={step.isHere ? 'here' : step.state}>
        {mark !== undefined && <Icon name={mark} size={14} />}
      </span>
      <span>
        {step.label}
        {step.state !== 'open' && <span className={classes.hidden}> {t(`state.${step.state}`)}</span>}
      </span>
    </>
  )
  if (step.to === undefined) return <span className={classes.step}>{inner}</span>
  return (
    <KitLink to={step.to} className={classes.step} isHere={step.isHere}>
      {inner}
    </KitLink>
  )
}

/** All steps, each done, current, open or locked: shown by a mark and text, not only by colour. */
export const Timeline = ({ groups }: { groups: TimelineGroup[] }) => (
  <ol className={classes.groups}>
    {groups.map((group) => (
      <li key={group.key}>
        {group.label !== undefined && <p className={classes.person}>{group.label}</p>}
        {group.progress !== undefined && <p className={classes.progress}>{group.progress}</p>}
        {group.steps.length > 0 && (
          <ol className={classes.steps}>
            {group.steps.map((step) => (
              <li key={step.key}>
                <Step step={step} />
              </li>
            ))}
          </ol>
        )}
      </li>
    ))}
  </ol>
)
