import { mailtoOf } from '@foyer/domain/kit/email.ts'
import { formatNorthAmericanPhone } from '@foyer/domain/kit/north-american-phone.ts'
import type { AgentProfile, ReferralSourceProfile } from '@foyer/domain/site/fields.ts'
import { Avatar } from '@foyer/ui/avatar.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { OutsideLink, safeUrl } from '@foyer/ui/link.tsx'
import { Markup } from '@foyer/ui/markup.tsx'
import { descriptionOf, fullNameOf, imageUrl, titleOf } from './agent.ts'
import classes from './contact-card.module.css'
import { useShellTexts } from './shell-texts.ts'

interface Shown {
  person: AgentProfile | ReferralSourceProfile
  photo: string | undefined
  licence: string
  company: string
  logo: string | undefined
  /** The heading level of the name. */
  heading: 'h2' | 'h3'
}

const networks = ['Web', 'FaceBook', 'Instagram', 'Twitter', 'Linkedin'] as const

const Lines = ({ person }: Pick<Shown, 'person'>) => {
  const t = useShellTexts()
  const phones = [person.WorkPhone, person.Mobile].filter((number) => number !== '')
  return (
    <ul className={classes.lines}>
      {phones.map((number) => (
        <li key={number}>
          <a href={`tel:${number}`} className={classes.line}>
            <Icon name="phone" />
            {formatNorthAmericanPhone(number)}
          </a>
        </li>
      ))}
      {person.Email !== '' && (
        <li>
          <a href={mailtoOf(person.Email)} className={classes.line}>
            <Icon name="mail" />
            {person.Email}
          </a>
        </li>
      )}
      {person.FAX !== '' && (
        <li className={classes.line}>
          {t('contact.fax')} {formatNorthAmericanPhone(person.FAX)}
        </li>
      )}
    </ul>
  )
}

const Networks = ({ person }: Pick<Shown, 'person'>) => {
  const t = useShellTexts()
  const linked = networks.filter((network) => safeUrl(person[network]) !== undefined)
  if (linked.length === 0) return null
  return (
    <ul className={classes.networks}>
      {linked.map((network) => (
        <li key={network}>
          <OutsideLink href={person[network]} className={classes.network}>
            {t(`contact.${network}`)}
          </OutsideLink>
        </li>
      ))}
    </ul>
  )
}

const Card = ({ person, photo, licence, company, logo, heading: Heading }: Shown) => {
  const t = useShellTexts()
  const { language } = useLanguage()
  const name = fullNameOf(person) || company
  const description = descriptionOf(person, language)
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <Avatar name={name} photo={photo} size={72} />
        <div>
          {name !== '' && <Heading className={classes.name}>{name}</Heading>}
          <p className={classes.quiet}>{titleOf(person, language)}</p>
          {licence !== '' && <p className={classes.quiet}>{t('licence', { number: licence })}</p>}
        </div>
      </div>
      {description !== '' && (
        <p className={classes.description}>
          <Markup text={description} />
        </p>
      )}
      <Lines person={person} />
      <Networks person={person} />
      {company !== '' && (
        <div className={classes.company}>
          {logo !== undefined && <img src={logo} alt="" className={classes.logo} />}
          <span>
            {company}
            {person.BrokerageLic !== '' && <> · {t('licence', { number: person.BrokerageLic })}</>}
          </span>
        </div>
      )}
    </div>
  )
}

/** The agent's picture, title and contact links. */
export const AgentCard = ({ agent, heading = 'h2' }: { agent: AgentProfile; heading?: 'h2' | 'h3' }) => (
  <Card
    person={agent}
    photo={imageUrl('AgentProfilePhoto', agent.AgentPhoto)}
    licence={agent.AgentLic}
    company={agent.BrokerageName}
    logo={imageUrl('BrokerageLogo', agent.BrokerageLogo)}
    heading={heading}
  />
)

/** The referring agent, where the broker shows them. */
export const ReferralCard = ({ source, heading = 'h2' }: { source: ReferralSourceProfile; heading?: 'h2' | 'h3' }) => (
  <Card
    person={source}
    photo={imageUrl('ReferralPhoto', source.ReferralSourcePhoto)}
    licence={source.ReferralSourceLic}
    company={source.ReferralSourceCompanyName}
    logo={imageUrl('ReferralLogo', source.ReferralSourceCompanyLogo)}
    heading={heading}
  />
)
