import { isSamePosition } from '@foyer/domain/kit/define-flow.ts'
import { missingBeforeSubmit } from '@foyer/domain/review/missing-before-submit.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { today } from '@foyer/ui/today.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { modeOf } from '../../wizard/application-call.ts'
import { placeInReview } from '../../wizard/review-return.ts'
import { nameWithPerson, useStepName } from '../../wizard/step-names.ts'
import type { Application } from '../../wizard/use-application.ts'
import { useTexts } from '../texts.ts'
import { AnswerSection } from './answer-section.tsx'
import classes from './answers.module.css'
import type { NameOf } from './consent-boxes.tsx'
import { ConsentStates } from './consent-states.tsx'
import { goToHeading, PeopleLinks } from './people-links.tsx'
import type { ReadSection } from './read-back.ts'

interface AnswersProps {
  application: Application
  /** ApplicantIDs of the parts that differ from what was read; 0 is the shared part. */
  changed: readonly number[]
  sections: readonly ReadSection[]
  nameOf: NameOf
}

/** Steps in a row of the same person, or of the application. */
const byPerson = (sections: readonly ReadSection[]) => {
  const groups: { applicantId: number | undefined; sections: ReadSection[] }[] = []
  for (const section of sections) {
    const { applicantId } = section.position
    const last = groups.at(-1)
    if (last !== undefined && applicantId !== undefined && last.applicantId === applicantId) last.sections.push(section)
    else groups.push({ applicantId, sections: [section] })
  }
  return groups
}

/** The steps of the shared part. Documents and bank statements belong to no part. */
const shared: ReadonlySet<string> = new Set(['start', 'mortgage'])

const personPlace = (applicantId: number) => `person-${applicantId}`

/** The answers to which the address leads are focused, once they are on the page. */
const useHeadingOfAddress = () => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') goToHeading(hash.slice(1))
  }, [hash])
}

/** All answers, step by step and person by person; steps hidden by the broker are left out. */
export const Answers = ({ application, changed, sections, nameOf }: AnswersProps) => {
  const t = useTexts()
  const stepName = useStepName()
  useHeadingOfAddress()
  const missing = missingBeforeSubmit(application, today(), modeOf(application))
  const groups = byPerson(sections)
  const people = groups.flatMap(({ applicantId }) => applicantId ?? [])
  const badgeOf = (id: number) => changed.includes(id) && <Badge tone="bad">{t('readAgain.mark')}</Badge>
  const shown = (section: ReadSection, person: string | undefined) => {
    const { position } = section
    const title = stepName(position.step)
    return (
      <AnswerSection
        key={placeInReview(position)}
        section={section}
        title={title}
        fullTitle={nameWithPerson(title, person)}
        heading={person === undefined ? 'h2' : 'h3'}
        application={application}
        missing={missing.find((one) => isSamePosition(one.position, position))?.problems}
        badge={shared.has(position.step) && badgeOf(0)}
      />
    )
  }
  return (
    <div className={classes.answers}>
      {people.length > 1 && (
        <PeopleLinks
          places={groups.map(({ applicantId, sections: [first] }) =>
            applicantId === undefined && first !== undefined
              ? { id: placeInReview(first.position), name: stepName(first.position.step) }
              : { id: personPlace(applicantId ?? 0), name: nameOf(applicantId ?? 0) },
          )}
        />
      )}
      {groups.map(({ applicantId, sections: own }) =>
        applicantId === undefined ? (
          own.map((section) => shown(section, undefined))
        ) : (
          <section key={personPlace(applicantId)} className={classes.person}>
            <div className={classes.heading}>
              <h2 id={personPlace(applicantId)} tabIndex={-1} className={classes.title}>
                {nameOf(applicantId)}
              </h2>
              {badgeOf(applicantId)}
            </div>
            {own.map((section) => shown(section, nameOf(applicantId)))}
          </section>
        ),
      )}
      {application.guid === undefined && <ConsentStates application={application} />}
    </div>
  )
}
