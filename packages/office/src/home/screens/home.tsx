import { Icon } from '@foyer/ui/icons.tsx'
import { KitLink } from '@foyer/ui/link.tsx'
import { Section, StepPage } from '@foyer/ui/page/step-page.tsx'
import { NeedsFirst } from '../../deals/index.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import { routes } from '../../kit/paths.ts'
import { useOfficeTexts } from '../../kit/texts.ts'
import { useBrokerage, useMay, useMe } from '../../session/me.ts'
import { DemoBadge } from '../../sites/index.ts'
import classes from './home.module.css'

/** Pending work, what is worth doing next, and the links for clients. */
export const Component = () => {
  const t = useOfficeTexts()
  const may = useMay()
  const { FirstName, Sites } = useMe()
  const brokerage = useBrokerage()
  return (
    <StepPage title={t('home.title', { name: FirstName })} why={t('home.why', { brokerage })} width="wide">
      {may('deal.view') && <NeedsFirst />}
      <NextSteps />
      <Section title={t('home.sites')}>
        {Sites.length === 0 && <p className={classes.none}>{t('home.none')}</p>}
        <ul className={classes.sites}>
          {Sites.map(({ SiteID, Url }) => (
            <li key={SiteID} className={classes.site}>
              <span className={classes.url}>
                <a href={Url} target="_blank" rel="noopener noreferrer">
                  {Url}
                </a>{' '}
                <DemoBadge site={SiteID} />
              </span>
              <CopyButton text={Url} label={t('share.copyLink')} />
            </li>
          ))}
        </ul>
      </Section>
    </StepPage>
  )
}

const NextSteps = () => {
  const t = useOfficeTexts()
  const may = useMay()
  const { Factors, Sites } = useMe()
  const steps = [
    {
      key: 'site',
      isOpen: may('site.create') && Sites.length === 0,
      to: routes.officeSetup,
      title: t('home.site'),
      text: t('home.siteText'),
    },
    {
      key: 'invite',
      isOpen: may('person.manage'),
      to: routes.officePeople,
      title: t('home.invite'),
      text: t('home.inviteText'),
    },
    {
      key: 'factor',
      isOpen: Factors.length < 2,
      to: routes.officeMe,
      title: t('home.factor'),
      text: t('home.factorText'),
    },
  ].filter(({ isOpen }) => isOpen)
  if (steps.length === 0) return null
  return (
    <Section title={t('home.next')}>
      <ul className={classes.steps}>
        {steps.map(({ key, to, title, text }) => (
          <li key={key}>
            <KitLink to={to} className={classes.step}>
              <span>
                <span className={classes.stepTitle}>{title}</span>
                <span className={classes.stepText}>{text}</span>
              </span>
              <Icon name="next" />
            </KitLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
