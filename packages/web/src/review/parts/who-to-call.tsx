import { AgentCard } from '../../site/contact-card.tsx'
import { useSite } from '../../site/site.tsx'
import { useTexts } from '../texts.ts'
import classes from './success.module.css'

/** The agent's name is one level below the section's heading. */
const level = 'h3'

export const WhoToCall = () => {
  const t = useTexts()
  const { agent } = useSite()
  return (
    <section>
      <h2 className={classes.title}>{t('sent.who')}</h2>
      <AgentCard agent={agent} heading={level} />
    </section>
  )
}
