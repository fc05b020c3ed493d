import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Icon } from '@foyer/ui/icons.tsx'
import { KitLink } from '@foyer/ui/link.tsx'
import { PageHead } from '@foyer/ui/page/page-head.tsx'
import { useLocation } from 'react-router'
import { routes } from '../../site/paths.ts'
import classes from '../landing.module.css'
import { FindBroker } from '../parts/find-broker.tsx'
import { OpenDoor } from '../parts/open-door.tsx'
import { useTexts } from '../texts.ts'

const steps = ['first', 'second', 'third'] as const
const ready = ['identity', 'addresses', 'income', 'amounts', 'home'] as const

const Steps = () => {
  const t = useTexts()
  return (
    <section>
      <h2 className={classes.heading}>{t('steps.title')}</h2>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step} className={classes.step}>
            <span aria-hidden="true" className={classes.number}>
              {index + 1}
            </span>
            <h3 className={classes.stepTitle}>{t(`steps.${step}.title`)}</h3>
            <p className={classes.quiet}>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The page without a site, or for an unknown one: what this is, and how to find one's broker. */
export const Component = () => {
  const t = useTexts()
  const { state } = useLocation() as { state: { isLost?: boolean } | null }
  return (
    <div className={classes.landing}>
      <div className={classes.top}>
        <div className={classes.lead}>
          <PageHead title={t('title')} why={t('why')} />
          {state?.isLost === true && (
            <Notice kind="info" title={t('lost.title')} announced>
              <p>{t('lost.text')}</p>
            </Notice>
          )}
          <section aria-label={t('find.title')} className={classes.find}>
            <FindBroker />
          </section>
        </div>
        <OpenDoor />
      </div>
      <Steps />
      <div className={classes.pair}>
        <section>
          <h2 className={classes.heading}>{t('ready.title')}</h2>
          <ul className={classes.ready}>
            {ready.map((thing) => (
              <li key={thing}>
                <Icon name="check" />
                {t(`ready.${thing}`)}
              </li>
            ))}
          </ul>
        </section>
        <div className={classes.asides}>
          <section>
            <h2 className={classes.heading}>{t('calculator.title')}</h2>
            <p className={classes.quiet}>{t('calculator.text')}</p>
            <KitLink to={routes.calculator} className={classes.link}>
              {t('calculator.link')}
            </KitLink>
          </section>
          <section>
            <h2 className={classes.heading}>{t('safe.title')}</h2>
            <p className={classes.quiet}>{t('safe.text')}</p>
          </section>
        </div>
      </div>
    </div>
  )
}
