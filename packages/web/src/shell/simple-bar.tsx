import { HandOffBar } from '../session/hand-off-bar.tsx'
import { useMaybeSite } from '../site/site.tsx'
import classes from './bar.module.css'
import { Identity } from './identity.tsx'
import { LanguageToggle } from './language-toggle.tsx'

export const SimpleBar = () => {
  const site = useMaybeSite()
  return (
    <header className={classes.bar}>
      {site !== undefined && <HandOffBar />}
      <div className={classes.inner}>
        {site === undefined ? <span /> : <Identity site={site} />}
        <div className={classes.items}>
          <LanguageToggle />
        </div>
      </div>
    </header>
  )
}
