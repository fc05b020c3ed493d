import { northAmericanDigits } from '../kit/north-american-phone.ts'

/**
 * Why a deal waits for staff, the most urgent first: a new application, documents to decide, a message of its client, a signer who declined, a closing
 * that is near while the deal is not with a lender yet, a link to sign that ended, a document that everyone signed, a client who stopped.
 */
export const needReasons = [
  'new',
  'documents',
  'message',
  'declined',
  'closing',
  'unsigned',
  'signed',
  'silent',
] as const
export type NeedReason = (typeof needReasons)[number]

/**
 * Those of what is signed. Nothing happens by itself after a decline, nor once the link of whose turn it is has ended; a signed document is for
 * the lender or the file, where staff take it. A signature that is still expected is the signer's turn, and sealing is tried again without staff.
 */
export const signingNeeds: readonly NeedReason[] = ['declined', 'unsigned', 'signed']

/** Days before the closing from which an open deal that is not in review needs attention. */
export const closingNearDays = 30
/** Days after the closing until which it is one: what was not settled then is no longer about to close. */
export const closingPastDays = 7

/** Hours after the last change of an application in progress until its client counts as silent. */
export const silentHours = 48
/** Days for which a silent client needs attention; afterwards the application was given up. */
export const silentDays = 30

/**
 * The lists of the pipeline. `needs`: open deals that wait for staff, the longest wait first; `open`: all open deals, the
 * newest change first; `closing`: open deals by closing date, from today on; `closed`: funded, declined and withdrawn ones.
 */
export const pipelineViews = ['needs', 'open', 'closing', 'closed'] as const
export type PipelineView = (typeof pipelineViews)[number]

/** How the pipeline is shown: a list of one view, or all stages side by side. */
export const pipelineLayouts = ['table', 'board'] as const
export type PipelineLayout = (typeof pipelineLayouts)[number]

/** An owner's filter, beside the id of a person. */
export const anyOwner = ''
export const noOwner = 'none'

/** Deals of one page. */
export const pipelinePage = 50
/** Deals of one page of an export, and lines of its file. */
export const exportedDealsPage = 500
export const mostExportedDeals = 10_000
/** Deals of one column of the board. */
export const boardCards = 25
/** Counts end here: the page shows "1,000+". */
export const mostCounted = 1000

/** Names and a number have fewer words; each is compared with every deal. */
const mostWords = 10

/** A telephone number as people write it, or a part of one. */
const phoneCharacters = /^\+?[\d\s().-]+$/
const isPhonePart = (text: string): boolean => phoneCharacters.test(text) && /\d/.test(text)

/**
 * What a search looks for, each of which a deal must have. Telephone numbers are stored as their digits, so one is the
 * same however it is written; the code 1 of a complete one is left out as it is stored.
 */
export const searchedWords = (search: string): string[] =>
  isPhonePart(search.trim())
    ? [northAmericanDigits(search).replace(/\D/g, '')]
    : search
        .split(/\s+/)
        .filter(Boolean)
        .slice(0, mostWords)
        .map((word) => (isPhonePart(word) ? word.replace(/\D/g, '') : word))
