import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { mailtoOf } from '@foyer/domain/kit/email.ts'
import { formatPhone, internationalPhone } from '@foyer/domain/kit/phone.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useTexts } from '../texts.ts'
import type { LoadedDeal } from '../use-deal.ts'
import classes from './deal.module.css'

/** How to reach each applicant, where a colleague who should call them looks first. */
export const Contacts = ({ deal: { Application } }: { deal: LoadedDeal }) => {
  const t = useTexts()
  const people = Application.Applicants.filter((one) => fullName(one) !== '')
  if (people.length === 0) return null
  return (
    <Section title={t('contacts.title')}>
      <ul className={classes.lines}>
        {people.map((one) => {
          const { Email, Mobile, HomePhone } = one.Identification
          const phones = [...new Set([Mobile, HomePhone])].filter((phone) => phone.trim() !== '')
          return (
            <li key={one.ApplicantID}>
              <span className={classes.strong}>{fullName(one)}</span>
              {Email === '' && phones.length === 0 && <span className={classes.quiet}>{t('contacts.none')}</span>}
              {phones.map((phone) => (
                <span key={phone}>
                  <a href={`tel:${internationalPhone(phone)}`} className={classes.contact}>
                    {formatPhone(phone)}
                  </a>
                </span>
              ))}
              {Email !== '' && (
                <span>
                  <a href={mailtoOf(Email)} className={classes.contact}>
                    {Email}
                  </a>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
