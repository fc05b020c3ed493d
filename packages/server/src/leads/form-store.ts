import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import type { AgentProfile, Link } from '@foyer/domain/site/fields.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { type Keys, keyedHash, randomId, randomToken } from '../kit/hash.ts'
import type { Services } from '../kit/services.ts'
import { json } from '../kit/transaction.ts'
import { linkOf } from '../site/index.ts'

/** A public form with its site. */
export interface OpenForm {
  siteId: string
  formId: number
  token: string
  description: FormDescription
  link: Link
  /** The websites that may frame it: its own list, else its site's. */
  frameAncestors: readonly string[]
}

const keyOf = (tokens: Keys['tokens'], token: string) => keyedHash(tokens, 'embedded-form', token)

interface FormRow extends Pick<OpenForm, 'siteId' | 'formId' | 'description'> {
  link: Partial<Link>
  siteAncestors: string[]
  /** Whether the legal texts of its site are approved. */
  approved: boolean
}

/** The form of a token, in one round trip; undefined without one, when its author disabled it, or its site is not open. */
export const findOpenForm = async (
  { database, keys, clock, requiresLegalTexts }: Pick<Services, 'database' | 'keys' | 'clock' | 'requiresLegalTexts'>,
  token: string,
): Promise<OpenForm | undefined> => {
  const { rows } = await sql<{ form: FormRow | null }>`
    select foyer_open_form(${keyOf(keys.tokens, token)}, ${token}, ${clock.now()}::timestamptz) as form`.execute(
    database.db,
  )
  const form = rows[0]?.form
  if (!form || form.description.activeFlag === 0 || (requiresLegalTexts && !form.approved)) return undefined
  const { siteId, formId, description, siteAncestors } = form
  return {
    siteId,
    formId,
    token,
    description,
    link: linkOf(form.link),
    frameAncestors: frameAncestorsOf(description, siteAncestors),
  }
}

export const frameAncestorsOf = (
  { frameAncestors = [] }: FormDescription,
  siteAncestors: readonly string[],
): readonly string[] => (frameAncestors.length > 0 ? frameAncestors : siteAncestors)

export interface SavedForm {
  siteId: string
  token: string | undefined
  description: FormDescription
  tokens: Keys['tokens']
  now: Date
}

/** Creates a form, or changes the form of this site with the token. Undefined without a form of that token. */
export const saveForm = async (trx: Trx, form: SavedForm): Promise<string | undefined> => {
  const { siteId, description, now } = form
  if (form.token !== undefined) {
    const changed = await trx
      .updateTable('embedded_forms')
      .set({ description: json(description), updated_at: now })
      .where('site_id', '=', siteId)
      .where('token', '=', form.token)
      .returning('token')
      .executeTakeFirst()
    return changed?.token
  }
  const token = randomToken()
  await trx
    .insertInto('public_tokens')
    .values({ token_key: keyOf(form.tokens, token), slug: siteId })
    .execute()
  await trx
    .insertInto('embedded_forms')
    .values({
      site_id: siteId,
      token,
      form_id: randomId(),
      description: json(description),
      created_at: now,
      updated_at: now,
    })
    .execute()
  return token
}

/** Of a form of the site; undefined without one. */
export const findDescription = async (
  trx: Trx,
  siteId: string,
  token: string,
): Promise<FormDescription | undefined> => {
  const row = await trx
    .selectFrom('embedded_forms')
    .select('description')
    .where('site_id', '=', siteId)
    .where('token', '=', token)
    .executeTakeFirst()
  return row?.description as FormDescription | undefined
}

export const countForms = async (trx: Trx, siteId: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('embedded_forms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const listForms = (trx: Trx, siteId: string) =>
  trx
    .selectFrom('embedded_forms')
    .select(['token', 'description'])
    .where('site_id', '=', siteId)
    .orderBy('created_at')
    .orderBy('token')
    .execute()

/** The line that a broker pastes where the form should be. */
export const snippetOf = (publicUrl: string, token: string): string =>
  `<script src="${publicUrl}/embed.js" data-form="${token}" async></script>`

/** The possible owners of a form's leads: those of the form, else the site's agent. */
export const ownersOf = ({ description, link }: Pick<OpenForm, 'description' | 'link'>) => {
  const owners = description.owners ?? []
  return owners.length > 0 ? owners : [agentAsOwner(link.AgentProfile)]
}

const agentAsOwner = ({ FirstName, LastName, BrokerageName, Email }: AgentProfile) => ({
  label: [FirstName, LastName].filter(Boolean).join(' ') || BrokerageName,
  value: 'AGENT',
  group: BrokerageName,
  email: Email,
})
