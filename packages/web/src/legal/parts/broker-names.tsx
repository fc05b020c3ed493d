import { mailtoOf } from '@foyer/domain/kit/email.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import { formatNorthAmericanPhone } from '@foyer/domain/kit/north-american-phone.ts'
import { OutsideLink, safeUrl } from '@foyer/ui/link.tsx'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { fullNameOf, phoneOf } from '../../site/agent.ts'
import { useMaybeSite } from '../../site/site.tsx'
import { useLegalTexts } from '../texts.ts'
import classes from './legal-text.module.css'

/** The broker's names in a text; `{{reach}}` is how to contact them, undefined without a broker. */
export const useBrokerNames = () => {
  const t = useLegalTexts()
  const agent = useMaybeSite()?.Link.AgentProfile
  const name = agent === undefined ? '' : fullNameOf(agent)
  const phone = agent === undefined ? '' : phoneOf(agent)
  const reach = joined([phone !== '' && formatNorthAmericanPhone(phone), agent?.Email])
  return {
    brokerage: agent?.BrokerageName || t('yourBrokerage'),
    broker: name || t('yourBroker'),
    ...(reach !== '' && { reach }),
  }
}

/** The broker and their licence numbers, which regulators require first. */
export const BrokerNames = () => {
  const t = useLegalTexts()
  const agent = useMaybeSite()?.Link.AgentProfile
  const licensed = (name: string, number: string) =>
    name === '' || number === '' ? name : t('names.licence', { name, number })
  return (
    <section className={classes.names} aria-label={t('names.title')}>
      {agent === undefined ? (
        <p>{t('names.nobody')}</p>
      ) : (
        <Facts
          facts={[
            { label: t('names.brokerage'), value: licensed(agent.BrokerageName, agent.BrokerageLic) },
            { label: t('names.broker'), value: licensed(fullNameOf(agent), agent.AgentLic) },
            {
              label: t('names.phone'),
              value: phoneOf(agent) !== '' && (
                <a href={`tel:${phoneOf(agent)}`}>{formatNorthAmericanPhone(phoneOf(agent))}</a>
              ),
            },
            {
              label: t('names.email'),
              value: agent.Email !== '' && <a href={mailtoOf(agent.Email)}>{agent.Email}</a>,
            },
            {
              label: t('names.web'),
              value: safeUrl(agent.Web) !== undefined && <OutsideLink href={agent.Web}>{agent.Web}</OutsideLink>,
            },
          ]}
        />
      )}
    </section>
  )
}
