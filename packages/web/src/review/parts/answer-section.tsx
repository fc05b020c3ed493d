import { isOpen, type Position } from '@foyer/domain/flow.ts'
import { Badge } from '../../kit/feedback/badge.tsx'
import { Icon } from '../../kit/icons.tsx'
import { KitLink } from '../../kit/link.tsx'
import { type Fact, Facts } from '../../kit/page/facts.tsx'
import { addressOf, factsOf } from '../../wizard/facts.ts'
import type { Application } from '../../wizard/use-application.ts'
import { useTexts } from '../texts.ts'
import classes from './answers.module.css'

interface AnswerSectionProps {
  title: string
  facts: Fact[]
  /** The step of these answers. */
  position: Position
  application: Application
  /** Whether it differs from what was read. */
  isChanged: boolean
}

/** The answers of one step, with a link to it while it is open. */
export const AnswerSection = ({ title, facts, position, application, isChanged }: AnswerSectionProps) => {
  const t = useTexts()
  const to = isOpen(position, factsOf(application)) ? addressOf(position, application) : undefined
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <div className={classes.heading}>
          <h2 className={classes.title}>{title}</h2>
          {isChanged && <Badge tone="bad">{t('readAgain.mark')}</Badge>}
        </div>
        {to !== undefined && (
          <KitLink to={to} className={classes.change}>
            <Icon name="edit" size={18} />
            <span aria-hidden="true">{t('change')}</span>
            <span className={classes.hidden}>{t('changeNamed', { name: title })}</span>
          </KitLink>
        )}
      </div>
      <Facts facts={facts} />
    </section>
  )
}
