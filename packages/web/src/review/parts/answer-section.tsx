import { isOpen } from '@foyer/domain/flow.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { factsOf } from '../../wizard/facts.ts'
import { changeAddress, changeRecordAddress, placeInReview } from '../../wizard/review-return.ts'
import type { Application } from '../../wizard/use-application.ts'
import { useTexts } from '../texts.ts'
import { AnswerBlocks } from './answer-blocks.tsx'
import classes from './answers.module.css'
import { ChangeLink } from './change-link.tsx'
import type { ReadSection } from './read-back.ts'

interface AnswerSectionProps {
  section: ReadSection
  title: string
  /** With the name of its person, for screen readers. */
  fullTitle: string
  /** Within the answers of a person, one level lower. */
  heading: 'h2' | 'h3'
  application: Application
  /** What is missing in this step; undefined if it is complete. */
  missing: readonly Problem[] | undefined
  badge?: React.ReactNode
}

/** The answers of one step, with a link to it while it is open. */
export const AnswerSection = (props: AnswerSectionProps) => {
  const { section, title, fullTitle, heading: Heading, application, missing, badge } = props
  const { position, blocks } = section
  const t = useTexts()
  const errorText = useErrorText()
  const to = isOpen(position, factsOf(application)) ? changeAddress(position, application) : undefined
  const sentences = [...new Set((missing ?? []).map(({ Key }) => errorText(Key)))]
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <div className={classes.heading}>
          <Heading
            id={placeInReview(position)}
            tabIndex={-1}
            className={Heading === 'h2' ? classes.title : classes.step}
          >
            {title}
          </Heading>
          {badge}
        </div>
        {to !== undefined && <ChangeLink to={to} name={fullTitle} isIncomplete={missing !== undefined} />}
      </div>
      {missing !== undefined && (
        <div className={classes.missing}>
          <Icon name="alert" size={18} />
          <p>{sentences.length === 0 ? t('notFinished') : sentences.join(' ')}</p>
        </div>
      )}
      {blocks.length === 0 && missing === undefined && <p className={classes.sentence}>{t('none')}</p>}
      <AnswerBlocks
        blocks={blocks}
        heading={Heading === 'h2' ? 'h3' : 'h4'}
        changeOf={to === undefined ? undefined : (id) => changeRecordAddress(position, application, id)}
      />
    </section>
  )
}
