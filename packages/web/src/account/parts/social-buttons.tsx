import { useWrite } from '@foyer/ui/client/use-write.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Button } from '@mantine/core'
import { isFramed } from '../../site/frame.tsx'
import { useSite } from '../../site/site.tsx'
import { useTexts } from '../texts.ts'
import classes from './account.module.css'

type Known = 'google' | 'facebook'
const isKnown = (network: string): network is Known => network === 'google' || network === 'facebook'

/**
 * The networks configured for this site, if any. Hidden in a broker's frame, because the networks' sign-in pages cannot
 * be framed.
 */
export const SocialButtons = () => {
  const t = useTexts()
  const errorText = useErrorText()
  const { SiteID, SocialNetWorks } = useSite()
  const { run, isBusy, failure } = useWrite('/api/MTGAPPStartSocialSignIn')
  const networks = SocialNetWorks.map((network) => network.toLowerCase()).filter(isKnown)
  if (networks.length === 0 || isFramed()) return null
  const goTo = async (NetWork: Known) => {
    const outcome = await run({ SiteID, NetWork })
    if (outcome.ok && /^https?:\/\//.test(outcome.reply.Url)) globalThis.location.assign(outcome.reply.Url)
  }
  return (
    <div className={classes.stack}>
      <p className={classes.or}>{t('social.or')}</p>
      {failure !== undefined && <Notice kind="error" announced title={errorText(failure.key)} />}
      {networks.map((network) => (
        <Button key={network} variant="default" aria-disabled={isBusy} onClick={() => void goTo(network)}>
          {t('social.continue', { network: t(`networks.${network}`) })}
        </Button>
      ))}
    </div>
  )
}
