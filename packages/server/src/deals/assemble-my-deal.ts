import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { labelOf } from '@foyer/domain/codes/menus.ts'
import type { MyDeal, OpenDocument } from '@foyer/domain/deals/fields.ts'
import { isToSend } from '@foyer/domain/documents/rules.ts'
import { isNotAccepted } from '@foyer/domain/documents/statuses.ts'
import { type Position, resumePosition } from '@foyer/domain/flow.ts'
import { inProgress } from '@foyer/domain/flow-conditions.ts'
import { inviteeName, waitsForInvited } from '@foyer/domain/invites/rules.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { flowFacts, openInvites } from '../application/flow-facts.ts'
import type { ServerTexts } from '../kit/texts.ts'
import { assembleDeal } from './assemble-deal.ts'
import type { MyDealRow } from './store.ts'

/** DFDocumentTypeDD of a document that only its description names. */
const otherDocument = 99

const openDocuments = ({ items }: MyDealRow, language: Language): OpenDocument[] =>
  items
    .filter(({ required, status, uploads, not_available: NotAvailable }) =>
      isToSend({ Required: required, DFRequestDocItemStatusDD: status, Uploads: uploads, NotAvailable }),
    )
    .map(({ item_id, request_id, type, description, status, reason }) => ({
      DFRequestDocItemID: item_id,
      RequestDocID: request_id,
      Name: (type === otherDocument && description) || labelOf('DFDocumentType', type, language),
      RefusedFlag: isNotAccepted(status) ? 1 : 0,
      Reason: isNotAccepted(status) ? reason : '',
    }))

const named = (row: MyDealRow) =>
  row.applicants.map(({ applicant_id, name: { FirstName = '', LastName = '' } }) => ({
    ApplicantID: applicant_id,
    FirstName,
    LastName,
  }))

const awaitedNames = (row: MyDealRow): string[] =>
  waitsForInvited(row.status, row.request_review)
    ? [...new Set(openInvites(row).map((one) => inviteeName(one, named(row))))]
    : []

/** Where the borrower left off, while they still fill the application in. */
const nextPosition = (row: MyDealRow): Position | undefined =>
  row.status === inProgress ? resumePosition(flowFacts({ ...row, application: row }, {})) : undefined

/** A deal for its borrower's dashboard. */
export const assembleMyDeal = (row: MyDealRow, language: Language, texts: ServerTexts): MyDeal => {
  const next = nextPosition(row)
  const other = named(row).find(
    ({ ApplicantID }) => ApplicantID === next?.applicantId && ApplicantID !== row.main_applicant_id,
  )
  return {
    ...assembleDeal({ ...row, requests: row.requests.filter((one) => one.shows_borrower) }, language, texts),
    ...(row.submitted_at !== null && { SubmittedAt: row.submitted_at.toISOString() }),
    OpenDocuments: openDocuments(row, language),
    AwaitedNames: awaitedNames(row),
    Questions: row.questions,
    MessagesFl: row.has_office ? 1 : 0,
    UnreadMessages: row.unread_messages,
    NextStep: next?.step ?? '',
    NextApplicantName: other ? fullName(other) : '',
  }
}
