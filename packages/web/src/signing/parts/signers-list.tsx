import { formatDate } from '@foyer/domain/kit/dates.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useTexts } from '../texts.ts'
import type { Desk } from './signer-ids.ts'
import classes from './signing.module.css'

/** Who signs and who has signed; omitted for a single signer. */
export const SignersList = ({ desk }: { desk: Desk }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const own = `${desk.FirstName} ${desk.LastName}`
  if (desk.Signers.length < 2) return null
  return (
    <Section title={t('signers.title')}>
      <ul className={classes.signers}>
        {desk.Signers.map(({ Name, State, SignedAt }) => (
          <li key={Name} className={classes.signer}>
            <span>
              <span className={classes.name}>{Name}</span>
              {Name === own && <span> {t('signers.you')}</span>}
            </span>
            <span className={classes.state} data-state={State}>
              {State === 'signed' && <Icon name="check" size={18} />}
              {State !== 'signed'
                ? t(`signerStates.${State}`)
                : t('signers.on', { date: formatDate(dayOfInstant(SignedAt), language) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
