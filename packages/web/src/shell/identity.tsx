import { Avatar } from '../kit/avatar.tsx'
import { fullNameOf, imageUrl } from '../site/agent.ts'
import { useShellTexts } from '../site/shell-texts.ts'
import type { Site } from '../site/site.tsx'
import classes from './bar.module.css'

/** The portal's owner: picture, name, licence. */
export const Identity = ({ site }: { site: Site }) => {
  const t = useShellTexts()
  const agent = site.Link.AgentProfile
  const name = fullNameOf(agent) || agent.BrokerageName
  return (
    <div className={classes.identity}>
      <Avatar name={name} photo={imageUrl('AgentProfilePhoto', agent.AgentPhoto)} />
      <div className={classes.names}>
        <span className={classes.name}>{name}</span>
        {agent.AgentLic !== '' && <span className={classes.licence}>{t('licence', { number: agent.AgentLic })}</span>}
      </div>
    </div>
  )
}
