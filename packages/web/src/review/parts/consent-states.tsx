import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { inviteeName } from '@foyer/domain/invites/rules.ts'
import { consentStateOf } from '@foyer/domain/review/consent-state.ts'
import { Facts } from '@foyer/ui/page/facts.tsx'
import type { Application } from '../../wizard/use-application.ts'
import { useTexts } from '../texts.ts'
import classes from './answers.module.css'

/** Where the consent of each person is: given by a link, awaited, or to be given on this page. */
export const ConsentStates = ({ application }: { application: Application }) => {
  const t = useTexts()
  const { Applicants, OpenInvites = [] } = application
  const people = [
    ...Applicants.map((one) => ({
      label: fullName(one),
      value: t(`consentState.${consentStateOf(application, one)}`),
    })),
    ...OpenInvites.filter(({ ApplicantID }) => ApplicantID === 0).map((invite) => ({
      label: inviteeName(invite, Applicants),
      value: t('consentState.invited'),
    })),
  ]
  if (people.length < 2) return null
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{t('consentState.title')}</h2>
      <Facts facts={people} />
    </section>
  )
}
