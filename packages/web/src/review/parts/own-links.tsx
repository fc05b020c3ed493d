import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { agentProfileLink } from '@foyer/domain/invites/rules.ts'
import { contactInWords } from '@foyer/domain/invites/text-rules.ts'
import { listed } from '@foyer/domain/kit/isolate.ts'
import { withoutLink } from '@foyer/domain/review/consent.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Button } from '@mantine/core'
import { Fragment } from 'react'
import type { Application } from '../../wizard/use-application.ts'
import { useTexts } from '../texts.ts'

type Person = ReturnType<typeof withoutLink<Application['Applicants'][number]>>[number]

const invalidates = ['/api/MTGAPPLoad', '/api/LoadInviteCoApplicant'] as const

/** Sends the link at once, where the broker waits for everyone before the application is sent. */
const SendLink = ({ application, person }: { application: Application; person: Person }) => {
  const t = useTexts()
  const ids = useCallIds()
  const { MortgageApplicationID } = application
  const { ContactMethod, Contact } = person.contact
  const byMail = useWrite('/api/InviteCoApplicant', { invalidates: [...invalidates] })
  const byText = useWrite('/api/InviteCoApplicantSMS', { invalidates: [...invalidates] })
  const { isBusy, failure } = ContactMethod === 'SMS' ? byText : byMail
  const shared = {
    MortgageApplicationID,
    MtgAppLinkID: agentProfileLink,
    DisplayAddApplicant: 0,
    ApplicantID: person.applicant.ApplicantID,
  }
  const send = () =>
    ContactMethod === 'SMS'
      ? void byText.run({ ...ids, SendData: { ...shared, Recipients: [{ Number: Contact }] } })
      : void byMail.run({ ...ids, SendData: { ...shared, Recipients: Contact } })
  return (
    <>
      <div>
        <Button variant="default" aria-disabled={isBusy} onClick={() => isBusy || send()}>
          {isBusy ? t('ownLinks.sending') : t('ownLinks.sendNow', { name: fullName(person.applicant) })}
        </Button>
      </div>
      {failure !== undefined && <CallFailure failure={failure} onRetry={send} />}
    </>
  )
}

/** The names of those who accept by a link of their own and have none yet. */
export const useLinkNames = (application: Application) => {
  const { language } = useLanguage()
  const names = withoutLink(application).map(({ applicant }) => fullName(applicant))
  return listed(names, language)
}

/** People with an e-mail or a telephone of their own: they accept by a link, which the submission sends. */
export const OwnLinks = ({ application }: { application: Application }) => {
  const t = useTexts()
  const people = withoutLink(application)
  const names = useLinkNames(application)
  if (people.length === 0) return null
  const count = people.length
  const isRequired = application.ReqInvited === 1
  return (
    <Notice kind={isRequired ? 'warning' : 'info'} title={t('ownLinks.title', { names })}>
      {people.map((person) => {
        const { applicant, contact } = person
        const words = { name: fullName(applicant), contact: contactInWords(contact) }
        return (
          <Fragment key={applicant.ApplicantID}>
            <p>{t(contact.ContactMethod === 'SMS' ? 'ownLinks.byText' : 'ownLinks.byMail', words)}</p>
            {isRequired && <SendLink application={application} person={person} />}
          </Fragment>
        )
      })}
      <p>{t(isRequired ? 'ownLinks.required' : 'ownLinks.until', { count })}</p>
    </Notice>
  )
}
