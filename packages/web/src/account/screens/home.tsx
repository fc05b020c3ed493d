import { Button } from '@mantine/core'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session/session.ts'
import { fullNameOf } from '../../app/site/agent.ts'
import { AgentCard, ReferralCard } from '../../app/site/contact-card.tsx'
import { useSite } from '../../app/site/site.tsx'
import { useDealsFailure } from '../../deals/index.ts'
import { PageHead } from '../../kit/page/page-head.tsx'
import { readStored } from '../../kit/storage.ts'
import { AccountTabs } from '../parts/account-tabs.tsx'
import classes from '../parts/home.module.css'
import { HomeNotice } from '../parts/home-notice.tsx'
import { StartDialog } from '../parts/start-dialog.tsx'
import { useTexts } from '../texts.ts'

const accountId = 'account'

/** Who helps, and the one thing to do. Somebody who is signed in has been here before and goes on. */
export const Component = () => {
  const { SiteID, isSignedIn } = useSession()
  const dealsFailure = useDealsFailure()
  if (isSignedIn && dealsFailure === undefined) return <Navigate to={paths.myDeals(SiteID)} replace />
  return <Home />
}

const Home = () => {
  const t = useTexts()
  const name = fullNameOf(useSite().Link.AgentProfile)
  const [startWith, setStartWith] = useState<string | undefined>(undefined)
  return (
    <div className={classes.home}>
      <div className={classes.hero}>
        <HomeNotice />
        <PageHead title={t('home.title')} why={name === '' ? t('home.whyAnybody') : t('home.why', { name })} />
        <Button size="xl" className={classes.start ?? ''} onClick={() => setStartWith('')}>
          {t('home.start')}
        </Button>
        <p className={classes.pace}>{t('home.pace')}</p>
        <a href={`#${accountId}`} className={classes.toAccount}>
          {t('home.toAccount')}
        </a>
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

/** The broker, and whoever sent the visitor, unless the address said that nobody did. */
const People = () => {
  const t = useTexts()
  const { AgentProfile, ReferralSourceProfile } = useSite().Link
  const wasReferred = ReferralSourceProfile.ActiveFlag === 1 && readStored('referral') !== '0'
  return (
    <div className={classes.people}>
      <section>
        <h2 className={classes.peopleTitle}>{t('home.agent')}</h2>
        <AgentCard agent={AgentProfile} heading="h3" />
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
