import { PageSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { KitLink } from '@foyer/ui/link.tsx'
import { PageHead } from '@foyer/ui/page/page-head.tsx'
import { readStored } from '@foyer/ui/storage.ts'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { useDealsFailure } from '../../deals/index.ts'
import { arrival } from '../../session/leaving.ts'
import { useSession } from '../../session/session.ts'
import { fullNameOf } from '../../site/agent.ts'
import { readCarried } from '../../site/carried.ts'
import { AgentCard, ReferralCard } from '../../site/contact-card.tsx'
import { newVersionTarget } from '../../site/new-version.ts'
import { paths } from '../../site/paths.ts'
import { useSite } from '../../site/site.tsx'
import { AccountTabs } from '../parts/account-tabs.tsx'
import classes from '../parts/home.module.css'
import { HomeNotice } from '../parts/home-notice.tsx'
import { StartDialog } from '../parts/start-dialog.tsx'
import { startOf } from '../parts/use-signed-in.ts'
import { useTexts } from '../texts.ts'

const accountId = 'account'

/**
 * The broker and one call to action. Redirects to a portal that has moved, and signed-in users to where they left off.
 */
export const Component = () => {
  const { SiteID, UserID, isSignedIn } = useSession()
  const dealsFailure = useDealsFailure()
  const { newVersionUrl } = useSite()
  const newVersion = newVersionTarget(newVersionUrl, globalThis.location.href)
  useEffect(() => {
    if (newVersion !== undefined) globalThis.location.replace(newVersion)
  }, [newVersion])
  if (newVersion !== undefined) return <PageSkeleton />
  if (isSignedIn && dealsFailure === undefined) return <Navigate to={startOf(SiteID, UserID)} state={arrival} replace />
  return <Home />
}

const Home = () => {
  const t = useTexts()
  const { SiteID, agent } = useSite()
  const name = fullNameOf(agent)
  const [startWith, setStartWith] = useState<string | undefined>(undefined)
  const [isCarried] = useState(() => readCarried(SiteID) !== '')
  return (
    <div className={classes.home}>
      <div className={classes.hero}>
        <HomeNotice account={accountId} onCode={() => setStartWith('')} />
        <PageHead title={t('home.title')} why={name === '' ? t('home.whyAnybody') : t('home.why', { name })} />
        <Button size="xl" className={classes.start ?? ''} onClick={() => setStartWith('')}>
          {t('home.start')}
        </Button>
        <p className={classes.pace}>{t('home.pace')}</p>
        {isCarried && <p className={classes.pace}>{t('home.carried')}</p>}
        <a href={`#${accountId}`} className={classes.toAccount}>
          {t('home.toAccount')}
        </a>
        <KitLink to={paths.siteCalculator(SiteID)} className={classes.calculator}>
          {t('home.calculator')}
        </KitLink>
      </div>
      <People />
      <div id={accountId} className={classes.account}>
        <AccountTabs onStart={setStartWith} />
      </div>
      <StartDialog
        key={startWith}
        isOpen={startWith !== undefined}
        onClose={() => setStartWith(undefined)}
        email={startWith ?? ''}
      />
    </div>
  )
}

/** The broker and the referring agent, unless the URL excludes referrals. */
const People = () => {
  const t = useTexts()
  const { agent, Link } = useSite()
  const { ReferralSourceProfile } = Link
  const wasReferred = ReferralSourceProfile.ActiveFlag === 1 && readStored('referral') !== '0'
  return (
    <div className={classes.people}>
      <section>
        <h2 className={classes.peopleTitle}>{t('home.agent')}</h2>
        <AgentCard agent={agent} heading="h3" />
      </section>
      {wasReferred && (
        <section>
          <h2 className={classes.peopleTitle}>{t('home.referral')}</h2>
          <ReferralCard source={ReferralSourceProfile} heading="h3" />
        </section>
      )}
    </div>
  )
}
