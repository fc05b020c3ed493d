import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import { aLeadForm, leadOf } from '@foyer/domain/testing/lead-form.ts'
import { solvedToken } from '../adapters/testing/solve-challenge.ts'
import type { TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

export const makeLeadForm = async (foyer: TestFoyer, siteId: string, given: Partial<FormDescription> = {}) => {
  const answer = await foyer.client().call('/broker-api/SaveEmbeddedForm', { SiteID: siteId, detail: aLeadForm(given) })
  if (answer.ReturnStatus.ReturnCode !== 200) throw new Error(`makeLeadForm: ${answer.ReturnStatus.ReturnMessage}`)
  return answer.Token
}

/** Requests a robot check and solves it. */
export const passCheck = async (client: Client, token: string): Promise<string> => {
  const { challenge } = await client.call('/v1/leadopportunities/embedded-forms/robot-challenge', { token })
  return solvedToken(challenge)
}

export const sendLead = async (client: Client, token: string, given: Record<string, string[]> = {}, lang = 'en') =>
  client.call('/v1/leadopportunities/embedded-forms/create-lead', {
    token,
    lang,
    detail: leadOf(given),
    captchaToken: await passCheck(client, token),
  })
