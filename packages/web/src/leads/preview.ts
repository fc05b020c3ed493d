import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { FormDescription, OwnerEntry } from '@foyer/domain/leads/fields.ts'
import { renderForm, successMessageOf } from '@foyer/domain/leads/render-form.ts'
import type { Transport } from '@foyer/ui/client/transport.ts'
import type { Rendered } from './parts/lead-form.tsx'

/** What the office sends to the preview of a form; never stored, and sent on to no one. */
export interface PreviewGiven {
  type: 'foyer:preview'
  language: 'en' | 'fr'
  detail: FormDescription
  around: Pick<Rendered, 'SiteID' | 'PrimaryColor' | 'Owner' | 'Contact'>
}

/** A challenge of one round, which the first number solves: nothing is protected. */
export const lightChallenge = JSON.stringify({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyLength: 32,
    keyPrefix: '0',
    nonce: '00112233445566778899aabbccddeeff',
    salt: 'ffeeddccbbaa99887766554433221100',
  },
  signature: '',
})

const languageOf = (lang = '') => (lang === 'fr' ? 'fr' : 'en')
const render = '/v1/leadopportunities/embedded-forms/render-detail'

/** What a server would reply for the described form. */
const repliesFor = ({ detail, around }: PreviewGiven): Record<string, (body: object) => object> => {
  const users: OwnerEntry[] = (detail.owners ?? []).map(({ label, value, group = '' }) => ({ label, value, group }))
  const chosen = users.length > 0 ? users : [{ label: around.Owner, value: 'AGENT', group: '' }]
  return {
    [render]: ({ lang, addressType = '' }: Partial<BodyOf<typeof render>>) => ({
      detail: renderForm(detail, { formId: 0, language: languageOf(lang), addressType }),
      ...around,
      Owner: chosen[0]?.label ?? '',
      Captcha: { Kind: 'altcha', SiteKey: '' },
    }),
    '/v1/leadopportunities/leads/user-access-list-with-token': () => ({ users: chosen }),
    '/v1/leadopportunities/embedded-forms/robot-challenge': () => ({ challenge: lightChallenge }),
    '/v1/leadopportunities/embedded-forms/create-lead': ({ lang }: { lang?: string }) => ({
      successMessage: successMessageOf(detail, languageOf(lang)),
    }),
    '/public/IsValidPostalCode': () => ({}),
    '/public/IsValidCanadianSINNumber': () => ({}),
  }
}

/** Replies in the page itself, so that what is typed in a preview leaves it for nowhere. */
export const previewTransport = (given: PreviewGiven): Transport => {
  const replies = repliesFor(given)
  return async ({ path, body }) => {
    const reply = replies[path]
    const status =
      reply === undefined ? { ReturnCode: 404, ReturnMessage: 'NoAccess' } : { ReturnCode: 200, ReturnMessage: '' }
    return { status: 200, retryAfter: null, json: { ReturnStatus: status, ...reply?.(body) } }
  }
}
