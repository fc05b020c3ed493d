import type { InsuranceContact } from '@foyer/domain/partner-offers/fields.ts'
import { offerDays } from '@foyer/domain/partner-offers/rules.ts'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/open-database.ts'
import { inTurn } from '../kit/costly-call.ts'
import { type Keys, keyedHash } from '../kit/hash.ts'
import { json, transact } from '../kit/transaction.ts'

export const keyOfOffer = (tokens: Keys['tokens'], offerId: string) => keyedHash(tokens, 'partner-offer', offerId)

export interface Offer {
  siteId: string
  key: Buffer
  applicationId: number
  insurance: InsuranceContact
  answer: number
  answeredAt: Date | null
}

/**
 * A transaction restricted to the site of an offer's link, with the offer while its link is valid, locked if it is to
 * be answered.
 */
export const withOffer = <T>(
  db: Db,
  key: Buffer,
  now: Date,
  work: (trx: Trx, offer: Offer | undefined) => Promise<T>,
  { isHeld = false } = {},
): Promise<T> =>
  inTurn([key.toString('base64')], () =>
    transact(db, async (trx) => {
      const { rows } = await sql<{ site: string }>`select foyer_site_by_token(${key}) as site`.execute(trx)
      const siteId = rows[0]?.site ?? ''
      const row = await trx
        .selectFrom('partner_offers')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('offer_key', '=', key)
        .where('ended_at', 'is', null)
        .where('created_at', '>', new Date(now.getTime() - offerDays * 24 * 60 * 60 * 1000))
        .$if(isHeld, (query) => query.forUpdate())
        .executeTakeFirst()
      return work(
        trx,
        row && {
          siteId,
          key,
          applicationId: row.application_id,
          insurance: row.insurance as InsuranceContact,
          answer: row.answer,
          answeredAt: row.answered_at,
        },
      )
    }),
  )

export const insertOffer = async (
  trx: Trx,
  offer: Pick<Offer, 'siteId' | 'key' | 'applicationId' | 'insurance'> & { now: Date },
): Promise<void> => {
  await trx.insertInto('public_tokens').values({ token_key: offer.key, slug: offer.siteId }).execute()
  await trx
    .insertInto('partner_offers')
    .values({
      site_id: offer.siteId,
      offer_key: offer.key,
      application_id: offer.applicationId,
      insurance: json(offer.insurance),
      created_at: offer.now,
      answered_at: null,
    })
    .execute()
}

export const keepAnswer = async (
  trx: Trx,
  { siteId, key }: Pick<Offer, 'siteId' | 'key'>,
  answer: number,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('partner_offers')
    .set({ answer, answered_at: now })
    .where('site_id', '=', siteId)
    .where('offer_key', '=', key)
    .execute()
}

export interface DealOf {
  siteId: string
  applicationId: number
}

const ofDeal = (trx: Trx, { siteId, applicationId }: DealOf) =>
  trx
    .selectFrom('partner_offers')
    .select(['number', 'insurance', 'answer', 'created_at', 'answered_at', 'ended_at'])
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)

/** Where a page ended: the number of its last offer. */
const cursorForm = /^\d{1,15}$/
const offersPage = 25

/** A page, the newest first, and where it ended; empty at the end. */
export const listOffers = async (trx: Trx, deal: DealOf, after = '') => {
  const newest = ofDeal(trx, deal)
    .orderBy('number', 'desc')
    .limit(offersPage + 1)
  const rows = await (cursorForm.test(after) ? newest.where('number', '<', Number(after)) : newest).execute()
  const page = rows.slice(0, offersPage)
  return { page, next: rows.length > offersPage ? String(page.at(-1)?.number ?? '') : '' }
}

/** Withdraws an offer; an answer that is being given waits, or was first. */
export const endOffer = async (
  trx: Trx,
  deal: DealOf,
  number: number,
  now: Date,
): Promise<'ended' | 'answered' | 'none'> => {
  const row = await ofDeal(trx, deal).where('number', '=', number).forUpdate().executeTakeFirst()
  if (row === undefined) return 'none'
  if (row.answer !== -1) return 'answered'
  if (row.ended_at === null)
    await trx
      .updateTable('partner_offers')
      .set({ ended_at: now })
      .where('site_id', '=', deal.siteId)
      .where('application_id', '=', deal.applicationId)
      .where('number', '=', number)
      .execute()
  return 'ended'
}
