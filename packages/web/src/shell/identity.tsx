import { Avatar } from '@foyer/ui/avatar.tsx'
import classes from '@foyer/ui/bar/bar.module.css'
import hidden from '@foyer/ui/hidden.module.css'
import { KitLink } from '@foyer/ui/link.tsx'
import { fullNameOf, imageUrl } from '../site/agent.ts'
import { useShellTexts } from '../site/shell-texts.ts'
import type { Site } from '../site/site.tsx'

interface IdentityProps {
  site: Site
  /** The home page of who sees it, on pages that keep what was typed. */
  home?: string | undefined
}

/** The portal's owner: picture, name, licence. */
export const Identity = ({ site, home }: IdentityProps) => {
  const t = useShellTexts()
  const { agent } = site
  const name = fullNameOf(agent) || agent.BrokerageName
  const content = (
    <>
      <Avatar name={name} photo={imageUrl('AgentProfilePhoto', agent.AgentPhoto)} />
      <div className={classes.names}>
        <span className={classes.name}>{name}</span>
        {agent.AgentLic !== '' && <span className={classes.licence}>{t('licence', { number: agent.AgentLic })}</span>}
      </div>
    </>
  )
  if (home === undefined) return <div className={classes.identity}>{content}</div>
  return (
    <KitLink to={home} className={classes.identity}>
      {content}
      <span className={hidden.hidden}>{t('home')}</span>
    </KitLink>
  )
}
