import type { officeFormCalls, operatorFormCalls } from '@foyer/contract/leads/office-form-calls.ts'
import { under } from '@foyer/domain/kit/problem.ts'
import { draftProblems, unfinishedProblems } from '@foyer/domain/leads/description-problems.ts'
import { formNameOf } from '@foyer/domain/leads/render-form.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { isPerson } from '../kit/operator-caller.ts'
import {
  agentAsOwner,
  contactOf,
  countLeadsOf,
  currentDescription,
  findForm,
  hasRoomForForm,
  isOriginFor,
  makeForm,
  mayGiveTo,
  publish,
  removeForm,
  saveDraft,
  snippetOf,
  urlOfForm,
  warningsOf,
} from '../leads/index.ts'
import { findSite } from '../site/index.ts'
import { readOfficeForms, sitesWithinReach } from './forms-store.ts'
import { staffOfLeads } from './lead-inbox-store.ts'
import type { OfficeParts } from './parts.ts'
import { nameOf } from './people-store.ts'

type Calls = typeof officeFormCalls & typeof operatorFormCalls

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)

export const listOfficeForms: Handler<Calls['listForms']> = {
  async transaction({ scope: { session } }, trx) {
    const rows = await readOfficeForms(trx)
    return {
      Forms: rows.map((row) => {
        const names = { formName: row.form_name, formNameFr: row.form_name_fr }
        return {
          SiteID: row.site_id,
          Token: row.token,
          Name: formNameOf(names, 'en'),
          NameFr: formNameOf(names, 'fr'),
          PublishedAt: row.published_at?.toISOString() ?? '',
          ChangedFl: flag(row.is_changed),
          OpenFl: flag(row.is_open),
          Leads: row.leads,
          LastLeadAt: row.last_lead_at?.toISOString() ?? '',
        }
      }),
      Sites: await sitesWithinReach(trx, session.brokerageId),
    }
  },
}

export const loadForm = ({ publicUrl }: OfficeParts): Handler<Calls['loadForm']> => ({
  async transaction({ body: { SiteID, Token }, scope, refuse }, trx) {
    const site = await findSite(trx, SiteID)
    const form = await findForm(trx, SiteID, Token)
    if (site === undefined || form === undefined) return refuse('NoAccess')
    const detail = currentDescription(form)
    const staff = isPerson(scope.rights) ? await staffOfLeads(trx, SiteID) : []
    return {
      Version: form.version,
      detail,
      PublishedAt: form.publishedAt?.toISOString() ?? '',
      ChangedFl: flag(form.draft !== undefined),
      ...(form.draft !== undefined && form.published !== undefined && { Published: form.published }),
      Leads: await countLeadsOf(trx, form),
      Url: urlOfForm(publicUrl, Token),
      Snippet: snippetOf(publicUrl, Token),
      Warnings: warningsOf(detail, site.frameAncestors),
      SiteAncestors: site.frameAncestors,
      Colleagues: staff.filter(({ can_own }) => can_own).map((one) => ({ Name: nameOf(one), Email: one.email })),
      PrimaryColor: site.link.PrimaryColor,
      Agent: agentAsOwner(site.link.AgentProfile).label,
      Contact: contactOf(site.link.AgentProfile),
    }
  },
})

export const saveForm = ({ publicUrl, keys }: OfficeParts): Handler<Calls['saveForm']> => ({
  async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
    const { SiteID: siteId, Token, Version, detail } = body
    if (!(await findSite(trx, siteId))) return refuse('UnknownSite')
    const form = Token === undefined ? undefined : await findForm(trx, siteId, Token, { isHeld: true })
    if (Token !== undefined && form === undefined) return refuse('NoAccess')
    if (form !== undefined && form.version !== Version) return refuse('StaleEdit')
    assertNoProblems(under('detail', draftProblems(detail, isOriginFor(publicUrl))))
    if (!mayGiveTo(scope.rights, form && currentDescription(form), detail)) return refuse('NotPermitted')
    if (form === undefined && !(await hasRoomForForm(trx, siteId))) return refuse('TooManyRecords')
    const { token, version } =
      form === undefined
        ? await makeForm(trx, { siteId, description: detail, isPublished: false, tokens: keys.tokens, now })
        : await saveDraft(trx, form, detail, now)
    note({ details: { made: form === undefined, version, sections: detail.selectedFields.length } })
    return { Token: token, Version: version }
  },
})

export const publishForm: Handler<Calls['publishForm']> = {
  async transaction({ body: { SiteID, Token, Version }, scope, now, note, refuse, assertNoProblems }, trx) {
    const form = await findForm(trx, SiteID, Token, { isHeld: true })
    if (form === undefined) return refuse('NoAccess')
    if (form.version !== Version) return refuse('StaleEdit')
    const description = currentDescription(form)
    assertNoProblems(under('detail', unfinishedProblems(description)))
    if (!mayGiveTo(scope.rights, form.published, description)) return refuse('NotPermitted')
    const { version } = await publish(trx, form, description, now)
    note({ details: { version } })
    return { Version: version }
  },
}

export const removeOfficeForm: Handler<Calls['removeForm']> = {
  async transaction({ body: { SiteID, Token, Version }, now, note, refuse }, trx) {
    const form = await findForm(trx, SiteID, Token, { isHeld: true })
    if (form === undefined) return refuse('NoAccess')
    if (form.version !== Version) return refuse('StaleEdit')
    note({ details: await removeForm(trx, form, now) })
    return {}
  },
}
