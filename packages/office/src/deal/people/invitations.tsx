import { KitLink } from '@foyer/ui/link.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { type DealPlace, paths } from '../../kit/paths.ts'
import { useTexts } from '../texts.ts'
import type { LoadedDeal } from '../use-deal.ts'
import classes from './people.module.css'
import { type DealPerson, otherPeople, usePersonState } from './use-people.ts'

/** Where each invited person is; the applicants' tab has what can be done. */
export const Invitations = ({ place, deal }: { place: DealPlace; deal: LoadedDeal }) => {
  const t = useTexts()
  if (deal.Invites.length === 0) return null
  return (
    <Section title={t('invites.title')}>
      <ul className={classes.joining}>
        {otherPeople(deal).map((person) => (
          <li key={person.invite?.InviteID ?? person.applicantId} className={classes.state}>
            <Line person={person} />
          </li>
        ))}
      </ul>
      <p className={classes.line}>
        <KitLink to={paths.deal(place, 'applicants')}>{t('invites.manage')}</KitLink>
      </p>
    </Section>
  )
}

const Line = ({ person }: { person: DealPerson }) => {
  const { line, more } = usePersonState()(person)
  return (
    <>
      <span className={classes.name}>{person.name}</span>
      {[line, ...more].map((one) => (
        <span key={one} className={classes.quiet}>
          {one}
        </span>
      ))}
    </>
  )
}
