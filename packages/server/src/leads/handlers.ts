import { leadCalls } from '@foyer/contract/leads/calls.ts'
import { type Language, languageId } from '@foyer/domain/kit/language.ts'
import { mostAnswerBytes } from '@foyer/domain/leads/controls.ts'
import { chosenOwner, emailOfVisitor, leadAnswers, leadProblems } from '@foyer/domain/leads/read-lead.ts'
import { formNameOf, renderForm, successMessageOf } from '@foyer/domain/leads/render-form.ts'
import { randomId } from '../kit/hash.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { customerOf } from '../kit/network.ts'
import type { Services } from '../kit/services.ts'
import type { CaptchaPort } from '../ports/captcha.ts'
import { contactOf, findOpenForm, type OpenForm, ownersOf } from './form-store.ts'
import { limits } from './limits.ts'
import { storeLead } from './store-lead.ts'

type LeadServices = Pick<
  Services,
  'database' | 'keys' | 'crypto' | 'captcha' | 'limiter' | 'outbox' | 'texts' | 'clock' | 'requiresLegalTexts' | 'live'
>

const languageOfText = (text = ''): Language => (text.toLowerCase().startsWith('fr') ? 'fr' : 'en')

/** The data of the page beside the form itself. */
const around = (form: OpenForm, captcha: CaptchaPort) => {
  const { siteId, link } = form
  return {
    SiteID: siteId,
    PrimaryColor: link.PrimaryColor,
    Owner: ownersOf(form)[0]?.label ?? '',
    Contact: contactOf(link.AgentProfile),
    Captcha: { Kind: captcha.kind, SiteKey: captcha.siteKey },
  }
}

/** The public form. Only the token of the request is used, which identifies the form. */
export const leadHandlers = (services: LeadServices) => {
  const { captcha, limiter } = services
  const open = (token: string) => findOpenForm(services, token)
  return implementCalls(leadCalls, {
    renderForm: {
      async free({ body, refuse }) {
        const form = await open(body.token)
        if (!form) return refuse('NoAccess')
        const { formId, description } = form
        const asked = { formId, language: languageOfText(body.lang), addressType: body.addressType ?? '' }
        return { detail: renderForm(description, asked), ...around(form, captcha) }
      },
    },
    listOwners: {
      async free({ body, refuse }) {
        const form = await open(body.token)
        if (!form) return refuse('NoAccess')
        return { users: ownersOf(form).map(({ label, value, group = '' }) => ({ label, value, group })) }
      },
    },
    createRobotChallenge: {
      async free({ body, ip, now, refuse }) {
        await limiter.takeOrRefuse(limits.challenges, ip, now)
        const form = await open(body.token)
        if (!form) return refuse('NoAccess')
        return { challenge: await captcha.challenge({ subject: form.token, now }) }
      },
    },
    createLead: {
      async free({ body, ip, now, refuse, assertNoProblems }) {
        const form = await open(body.token)
        if (!form) return refuse('NoAccess')
        const owners = ownersOf(form)
        const ownerOf = (value: string) => owners.find((owner) => owner.value === value)
        const { description, siteId, token } = form
        assertNoProblems(leadProblems(description, body.detail, { isOwner: (value) => ownerOf(value) !== undefined }))
        await limiter.takeOrRefuse(limits.leads, ip, now)
        const check = await captcha.verify(body.captchaToken, { subject: token, now, ip })
        if (!check) return refuse('CaptchaNotValidated')
        for (const limit of [limits.leadsOfHour, limits.leadsOfDay])
          await limiter.takeOrRefuse(limit, `${siteId}|${customerOf(ip)}`, now)

        const language = languageOfText(body.lang)
        const chosen = ownerOf(chosenOwner(description, body.detail))
        const owner = chosen ?? owners[0]
        const to = [owner, ...owners].flatMap((one) => one?.email ?? [])
        const answers = leadAnswers(description, body.detail, {
          language,
          ownerName: (value) => ownerOf(value)?.label ?? value,
        })
        if (Buffer.byteLength(JSON.stringify(answers)) > mostAnswerBytes) return refuse('RequestTooLarge')
        const lead = {
          siteId,
          token,
          leadId: randomId(),
          formName: formNameOf(description, language),
          owner: owner?.label ?? '',
          email: emailOfVisitor(description, body.detail),
          chosenEmail: chosen?.email ?? '',
          language: languageId(language),
          answers,
          now,
        }
        const isKept = await storeLead(services, { form, lead, check, to })
        return isKept ? { successMessage: successMessageOf(description, language) } : refuse('CaptchaNotValidated')
      },
    },
  })
}
