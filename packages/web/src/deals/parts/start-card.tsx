import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { addressOf } from '../../wizard/facts.ts'
import { useTexts } from '../texts.ts'
import classes from './deals.module.css'

/** A new application has the id 0. */
const newApplication = { MortgageApplicationID: 0 }

interface StartCardProps {
  /** The first one has its own introduction and is the main action. */
  isFirst: boolean
}

export const StartCard = ({ isFirst }: StartCardProps) => {
  const t = useTexts()
  const { SiteID } = useCallIds()
  return (
    <section className={classes.start} data-first={isFirst} aria-labelledby="start-card">
      <div>
        <h2 id="start-card" className={classes.startTitle}>
          {isFirst ? t('empty.title') : t('startCard.title')}
        </h2>
        <p className={classes.startText}>{isFirst ? t('empty.text') : t('startCard.text')}</p>
      </div>
      <Button
        component={Link}
        to={addressOf({ step: 'start' }, { SiteID, ...newApplication })}
        leftSection={<Icon name="plus" />}
        {...(isFirst ? {} : { variant: 'default' })}
      >
        {t('startCard.action')}
      </Button>
    </section>
  )
}
