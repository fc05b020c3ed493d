import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { isWaiting, waitsForInvited } from '@foyer/domain/invites/rules.ts'
import { contactsToInvite } from '@foyer/domain/invites/staff-rules.ts'
import { contactInWords } from '@foyer/domain/invites/text-rules.ts'
import { type PartAction, partVerdict } from '@foyer/domain/parts/rights.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useDealWords } from '../../deals/index.ts'
import { usePartTexts } from '../texts.ts'
import type { LoadedDeal } from '../use-deal.ts'

export type DealInvite = LoadedDeal['Invites'][number]
type DealPart = LoadedDeal['Parts'][number]

/** A person of a deal with the invitation that counts: the newest. */
export interface DealPerson {
  /** 0: invited, and not on the application yet. */
  applicantId: number
  /** The name, else as the main applicant named them, else where the invitation went. */
  name: string
  invite: DealInvite | undefined
  part: DealPart | undefined
  /** Where an invitation could go. */
  contacts: ReturnType<typeof contactsToInvite>
  /** Whether they are invited once the application has a contact of theirs. */
  needsContact: boolean
  /** What the broker's side may do with their part now. */
  may: Readonly<Record<'invite' | 'remind' | 'withdraw' | 'reopen' | 'remove', boolean>>
}

const personOf = (deal: LoadedDeal, applicantId: number, name: string, invite: DealInvite | undefined): DealPerson => {
  const part = deal.Parts.find(({ ApplicantID }) => ApplicantID === applicantId)
  const { Status, Application } = deal
  const isOpen = invite !== undefined && isWaiting(invite.Status)
  const waits = waitsForInvited(Status, Application.RequestReview)
  const allows = (action: PartAction) =>
    part === undefined ? applicantId === 0 && waits : partVerdict(action, part.State, 'operator') === 'allowed'
  const known = Application.Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)?.Identification
  const contacts = known === undefined ? [] : contactsToInvite(known, Application.SendsTexts !== 0)
  const canInvite = applicantId > 0 && !isOpen && allows('invite')
  const may = {
    invite: canInvite && contacts.length > 0,
    remind: isOpen && allows('inviteAgain'),
    withdraw: isOpen,
    reopen: applicantId > 0 && waits && allows('reopen'),
    remove: applicantId > 0 && allows('remove'),
  }
  const needsContact = canInvite && contacts.length === 0
  return { applicantId, name: name || contactOf(invite), invite, part, contacts, needsContact, may }
}

export const contactOf = (invite: DealInvite | undefined): string =>
  invite === undefined ? '' : contactInWords(invite)

/** The co-applicant with this id. */
export const coApplicant = (deal: LoadedDeal, applicantId: number): DealPerson => {
  const applicant = deal.Application.Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)
  const invite = deal.Invites.find(({ ApplicantID }) => ApplicantID === applicantId)
  return personOf(deal, applicantId, applicant === undefined ? '' : fullName(applicant), invite)
}

/** Who was invited and is not on the application yet. */
export const joiningPeople = (deal: LoadedDeal): DealPerson[] =>
  deal.Invites.filter(({ ApplicantID, Status }) => ApplicantID === 0 && isWaiting(Status)).map((invite) =>
    personOf(deal, 0, invite.Name, invite),
  )

/** All but the main applicant, the invited ones last. */
export const otherPeople = (deal: LoadedDeal): DealPerson[] => {
  const { Applicants, MainApplicantID } = deal.Application
  const others = Applicants.filter(({ ApplicantID }) => ApplicantID !== MainApplicantID)
  return [...others.map(({ ApplicantID }) => coApplicant(deal, ApplicantID)), ...joiningPeople(deal)]
}

/** Who fills in their part under their own link and has not sent it. */
export const awaitedPeople = (deal: LoadedDeal): DealPerson[] =>
  waitsForInvited(deal.Status, deal.Application.RequestReview)
    ? otherPeople(deal).filter(({ invite }) => invite !== undefined && isWaiting(invite.Status))
    : []

const isReopened = ({ part }: DealPerson): boolean => part?.State === 'reopened' || part?.State === 'lateReopened'

/** Where a person is with their part, in words. */
export const usePersonState = () => {
  const t = usePartTexts()
  const { date } = useDealWords()
  const { language } = useLanguage()
  const ofInvite = ({ Status, InviteDate, SubmittedAt, StepNumber, StepCount }: DealInvite): string => {
    if (Status === 'Opened' && StepNumber > 0) return t('state.step', { number: StepNumber, count: StepCount })
    const at = Status === 'Submitted' ? SubmittedAt : InviteDate
    return t(`state.${Status}`, { date: at === '' ? '' : date(dayOfInstant(at)) })
  }
  const withoutInvite = (part: DealPart | undefined): string => {
    if (part?.State === 'late' || part?.State === 'returnedInvited') return t('state.unsent')
    return t(part?.State === 'open' ? 'state.added' : 'state.filledIn')
  }
  return (person: DealPerson): { line: string; more: string[] } => {
    const { invite, part } = person
    if (invite === undefined) return { line: withoutInvite(part), more: [] }
    const isOpen = isWaiting(invite.Status)
    const { RemindedAt } = invite
    return {
      line: isReopened(person) && isOpen ? t('state.reopened') : ofInvite(invite),
      more: [
        ...(isReopened(person) && isOpen ? [ofInvite(invite)] : []),
        ...(person.applicantId === 0 && invite.strRelationship !== '' ? [invite.strRelationship] : []),
        ...(isOpen && person.name !== contactOf(invite) ? [t('state.to', { contact: contactOf(invite) })] : []),
        ...(isOpen && RemindedAt !== '' ? [t('state.reminded', { time: formatInstant(RemindedAt, language) })] : []),
      ],
    }
  }
}
