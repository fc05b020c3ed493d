import { isDeepStrictEqual } from 'node:util'
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

/** A form of a site, whether visitors see it or not. */
export interface StoredForm {
  siteId: string
  token: string
  /** What visitors see; undefined before the first publication. */
  published: FormDescription | undefined
  /** What they would see; undefined while nothing was changed. */
  draft: FormDescription | undefined
  version: number
  publishedAt: Date | undefined
}

/** As it would be published. */
export const currentDescription = ({ siteId, token, draft, published }: StoredForm): FormDescription => {
  const current = draft ?? published
  if (current === undefined) throw new Error(`the form ${token} of ${siteId} has no description`)
  return current
}

interface NewForm {
  siteId: string
  description: FormDescription
  isPublished: boolean
  tokens: Keys['tokens']
  now: Date
}

/** Makes a form, for visitors or as a draft. */
export const makeForm = async (
  trx: Trx,
  { siteId, description, isPublished, tokens, now }: NewForm,
): Promise<StoredForm> => {
  const token = randomToken()
  await trx
    .insertInto('public_tokens')
    .values({ token_key: keyOf(tokens, token), slug: siteId })
    .execute()
  const form = {
    ...{ siteId, token, version: 1, publishedAt: isPublished ? now : undefined },
    ...{ published: isPublished ? description : undefined, draft: isPublished ? undefined : description },
  }
  await trx
    .insertInto('embedded_forms')
    .values({ site_id: siteId, token, form_id: randomId(), created_at: now, updated_at: now, ...columnsOf(form) })
    .execute()
  return form
}

const columnsOf = ({ published, draft, version, publishedAt }: StoredForm) => ({
  description: published === undefined ? null : json(published),
  draft: draft === undefined ? null : json(draft),
  version,
  published_at: publishedAt ?? null,
})

const notRemoved = (trx: Trx, siteId: string) =>
  trx.selectFrom('embedded_forms').where('site_id', '=', siteId).where('removed_at', 'is', null)

/** A form of the site that is not removed; undefined without one. */
export const findForm = async (
  trx: Trx,
  siteId: string,
  token: string,
  { isHeld = false } = {},
): Promise<StoredForm | undefined> => {
  const row = await notRemoved(trx, siteId)
    .select(['description', 'draft', 'version', 'published_at'])
    .where('token', '=', token)
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst()
  return (
    row && {
      ...{ siteId, token, version: row.version, publishedAt: row.published_at ?? undefined },
      published: (row.description ?? undefined) as FormDescription | undefined,
      draft: (row.draft ?? undefined) as FormDescription | undefined,
    }
  )
}

const changeForm = async (trx: Trx, form: StoredForm, values: object, now: Date): Promise<void> => {
  await trx
    .updateTable('embedded_forms')
    .set({ ...values, updated_at: now })
    .where('site_id', '=', form.siteId)
    .where('token', '=', form.token)
    .execute()
}

/** Saves a held form as what visitors would see. */
export const saveDraft = async (trx: Trx, form: StoredForm, next: FormDescription, now: Date): Promise<StoredForm> => {
  const draft = isDeepStrictEqual(next, form.published) ? undefined : next
  const saved = { ...form, draft, version: form.version + 1 }
  await changeForm(trx, form, columnsOf(saved), now)
  return saved
}

/** Shows visitors a description of a held form, which has no draft then. */
export const publish = async (trx: Trx, form: StoredForm, next: FormDescription, now: Date): Promise<StoredForm> => {
  const saved = { ...form, draft: undefined, published: next, version: form.version + 1, publishedAt: now }
  await changeForm(trx, form, columnsOf(saved), now)
  return saved
}

/** From now on the held form shows nothing. It stays for the words of its leads, and is deleted with the last of them. */
export const removeForm = async (trx: Trx, form: StoredForm, now: Date): Promise<{ leads: number }> => {
  const leads = await countLeadsOf(trx, form)
  if (leads > 0) await changeForm(trx, form, { draft: null, removed_at: now }, now)
  else
    await trx.deleteFrom('embedded_forms').where('site_id', '=', form.siteId).where('token', '=', form.token).execute()
  return { leads }
}

/** All of them are listed, each with its whole description. */
const mostForms = 50

export const hasRoomForForm = async (trx: Trx, siteId: string): Promise<boolean> => {
  const { count } = await notRemoved(trx, siteId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) < mostForms
}

export const countLeadsOf = async (trx: Trx, { siteId, token }: StoredForm): Promise<number> => {
  const { count } = await trx
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('token', '=', token)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The published forms of a site. */
export const listForms = async (trx: Trx, siteId: string) => {
  const rows = await notRemoved(trx, siteId)
    .select(['token', 'description'])
    .where('description', 'is not', null)
    .orderBy('created_at')
    .orderBy('token')
    .execute()
  return rows.map(({ token, description }) => ({ token, description: description as FormDescription }))
}

export const urlOfForm = (publicUrl: string, token: string): string => `${publicUrl}/embedded-forms/${token}`

/** The line that a broker pastes where the form should be. */
export const snippetOf = (publicUrl: string, token: string): string =>
  `<script src="${publicUrl}/embed.js" data-form="${token}" async></script>`

/** Whom visitors reach instead: the agent of the site. */
export const contactOf = ({ FirstName, LastName, BrokerageName, WorkPhone, Mobile, Email }: AgentProfile) => ({
  Name: [FirstName, LastName].filter(Boolean).join(' ') || BrokerageName,
  Phone: WorkPhone || Mobile,
  Email,
})

/** The possible owners of a form's leads: those of the form, else the site's agent. */
export const ownersOf = ({ description, link }: Pick<OpenForm, 'description' | 'link'>) => {
  const owners = description.owners ?? []
  return owners.length > 0 ? owners : [agentAsOwner(link.AgentProfile)]
}

export const agentAsOwner = ({ FirstName, LastName, BrokerageName, Email }: AgentProfile) => ({
  label: [FirstName, LastName].filter(Boolean).join(' ') || BrokerageName,
  value: 'AGENT',
  group: BrokerageName,
  email: Email,
})
