import { Icon } from '@foyer/ui/icons.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useShellTexts } from '../site/shell-texts.ts'
import classes from './step-line.module.css'
import { Timeline, type TimelineGroup } from './timeline.tsx'

/** The timeline without a column: progress in one line, and all steps on demand. */
export const StepLine = ({ groups }: { groups: TimelineGroup[] }) => {
  const t = useShellTexts()
  const { pathname } = useLocation()
  // The next page begins with its title, not with the steps that were opened on this one.
  const [openAt, setOpenAt] = useState('')
  const isOpen = openAt === pathname
  const stepsOf = (isOfInvited: boolean) =>
    groups.filter((group) => (group.isOfInvited ?? false) === isOfInvited).flatMap((group) => group.steps)
  // What invited people do by their own link is not counted, except for who looks at it.
  const looksAtOthers = stepsOf(true).some(({ isHere }) => isHere)
  const steps = looksAtOthers ? groups.flatMap((group) => group.steps) : stepsOf(false)
  const here = steps.findIndex(({ isHere }) => isHere)
  const label = steps[here]?.label
  // Reserves its space, so that the page does not shift when the steps load.
  if (steps.length === 0) return <div className={`${classes.stepLine} ${classes.waiting}`} />
  return (
    <div className={classes.stepLine}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? '' : pathname)}
      >
        <span className={classes.words}>
          {label !== undefined && <span>{t('stepOf', { number: here + 1, count: steps.length, label })}</span>}
          <span className={classes.all}>
            <span className={classes.allWords} data-alone={label === undefined}>
              {t('allSteps')}
            </span>
            <Icon name="down" size={18} />
          </span>
        </span>
        <span className={classes.line} aria-hidden="true">
          {steps.map((step) => (
            <span key={step.key} className={classes.part} data-state={step.isHere ? 'here' : step.state} />
          ))}
        </span>
      </button>
      {isOpen && <Timeline groups={groups} />}
    </div>
  )
}
