import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { noteLength } from '@foyer/domain/invites/limits.ts'
import { CheckboxField, RadioCards, SelectField, TextareaField, TextField } from '@foyer/ui/fields/index.ts'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { Row, Section } from '@foyer/ui/page/step-page.tsx'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import type { ProfileLinks } from './use-invitation.ts'

const at = (name: string) => `SendData.${name}`

/** The applicants who may be invited to fill in their part: co-applicants who are not done. */
const useInvitable = () => {
  const { application } = useStep()
  const { Applicants, MainApplicantID } = application
  return Applicants.filter(({ ApplicantID, Disabled }) => ApplicantID !== MainApplicantID && Disabled !== 1).map(
    (one) => ({ Value: one.ApplicantID, Label: fullName(one) }),
  )
}

const WhatTheyFillIn = () => {
  const t = useTexts()
  const people = useInvitable()
  const isNew = useFormValue<number>(at('DisplayAddApplicant')) === 1
  const Choices = people.length > 5 ? SelectField : RadioCards
  return (
    <Section title={t('shown.title')} lead={t('shown.lead')}>
      <CheckboxField name={at('DisplayApplicant')} disabled />
      <CheckboxField name={at('DisplayAddApplicant')} {...(people.length === 0 ? { disabled: true, help: '' } : {})} />
      <FollowUp when={!isNew}>
        <Choices name={at('ApplicantID')} choices={people} />
      </FollowUp>
      <CheckboxField name={at('DisplayMortgage')} />
    </Section>
  )
}

/** The invitation gives the inviting person's name, since its reader may know neither the broker nor the portal. */
const InviterName = () => {
  const t = useTexts()
  return (
    <Section title={t('inviter.title')} lead={t('inviter.lead')}>
      <Row>
        <TextField name={at('Inviter.FirstName')} maxLength={60} autoComplete="given-name" />
        <TextField name={at('Inviter.LastName')} maxLength={60} autoComplete="family-name" />
      </Row>
    </Section>
  )
}

/** The fields of both ways to invite: the inviting person's name unless it is known, a note, whose profile it shows, its language, and what is prefilled. */
export const SharedFields = ({ links, isNamed }: { links: ProfileLinks; isNamed: boolean }) => {
  const t = useTexts()
  const note = useFormValue<string>(at('EmailBody'))
  return (
    <>
      {!isNamed && <InviterName />}
      <TextareaField
        name={at('EmailBody')}
        rows={3}
        maxLength={noteLength}
        help={t('note', { count: Math.max(0, noteLength - note.length) })}
        optional
      />
      <RadioCards name={at('MtgAppLinkID')} choices={links} />
      <RadioCards
        name={at('LanguageID')}
        columns={2}
        choices={[
          { Value: 1, Label: t('languages.en') },
          { Value: 2, Label: t('languages.fr') },
        ]}
      />
      <WhatTheyFillIn />
    </>
  )
}
