import classes from '@foyer/ui/bar/bar.module.css'
import { HandOffBar } from '../session/hand-off-bar.tsx'
import { useMaybeSite } from '../site/site.tsx'
import { CallBroker } from './call-broker.tsx'
import { Identity } from './identity.tsx'
import { LanguageToggle } from './language-toggle.tsx'

/** The bar without an account; `home` on pages that keep what was typed. */
export const SimpleBar = ({ home }: { home?: string }) => {
  const site = useMaybeSite()
  return (
    <header className={classes.bar}>
      {site !== undefined && <HandOffBar />}
      <div className={classes.inner}>
        {site === undefined ? <span /> : <Identity site={site} home={home} />}
        <div className={classes.items}>
          <CallBroker />
          <LanguageToggle />
        </div>
      </div>
    </header>
  )
}
