import { formatPhone } from '@foyer/domain/kit/phone.ts'
import { fullNameOf, imageUrl, phoneOf, titleOf } from '../../app/site/agent.ts'
import { useSite } from '../../app/site/site.tsx'
import { Avatar } from '../../kit/avatar.tsx'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { Icon, type IconName } from '../../kit/icons.tsx'
import classes from './success.module.css'

const Reach = ({ href, icon, words }: { href: string; icon: IconName; words: string }) => (
  <a href={href} className={classes.reach}>
    <Icon name={icon} />
    <span>{words}</span>
  </a>
)

/** The agent's face and how to reach them. */
export const AgentCard = () => {
  const { Link } = useSite()
  const { language } = useLanguage()
  const agent = Link.AgentProfile
  const name = fullNameOf(agent) || agent.BrokerageName
  const title = [titleOf(agent, language), agent.BrokerageName].filter((part) => part !== '' && part !== name)
  const phone = phoneOf(agent)
  if (name === '') return null
  return (
    <div className={classes.agent}>
      <Avatar name={name} photo={imageUrl('AgentProfilePhoto', agent.AgentPhoto)} size={72} />
      <div className={classes.agentWords}>
        <p className={classes.agentName}>{name}</p>
        {title.length > 0 && <p className={classes.agentTitle}>{title.join(', ')}</p>}
        {phone !== '' && <Reach href={`tel:${phone}`} icon="phone" words={formatPhone(phone)} />}
        {agent.Email !== '' && <Reach href={`mailto:${agent.Email}`} icon="mail" words={agent.Email} />}
      </div>
    </div>
  )
}
