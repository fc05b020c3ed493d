import { randomBytes } from 'node:crypto'
import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import { aLeadForm } from '@foyer/domain/testing/lead-form.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { captchaAltcha } from '../adapters/captcha-altcha.ts'
import { lightWork } from '../adapters/testing/solve-challenge.ts'
import { inSite } from '../kit/transaction.ts'
import { retention } from '../maintenance/index.ts'
import { makeSite } from '../testing/builders.ts'
import { makeLeadForm, passCheck, sendLead } from '../testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let brokerageId: string
let owner: Staff
let address = 0
beforeAll(async () => {
  foyer = await startTestFoyer({ captcha: captchaAltcha({ secret: randomBytes(32), work: lightWork }) })
  await makeSite(foyer, 'ours', { FrameAncestors: ['https://site.example'] })
  for (const site of ['second', 'theirs', 'full']) await makeSite(foyer, site)
  brokerageId = await makeBrokerage(foyer)
  for (const site of ['ours', 'second', 'full']) await giveSite(foyer, brokerageId, site)
  await giveSite(foyer, await makeBrokerage(foyer), 'theirs')
  owner = await makeStaff(foyer, brokerageId)
})
afterAll(() => foyer.stop())

interface Saved {
  Token: string
  Version: number
}
const messageOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const make = (of = owner, given: Partial<FormDescription> = {}, SiteID = 'ours') =>
  of.client.callAnyhow('/console-api/SaveForm', { SiteID, Version: 0, detail: aLeadForm(given) }) as Promise<
    Saved & { ReturnStatus: { ReturnMessage: string } }
  >
const save = ({ Token, Version }: Saved, given: Partial<FormDescription>, of = owner) =>
  of.client.callAnyhow('/console-api/SaveForm', { SiteID: 'ours', Token, Version, detail: aLeadForm(given) })
const load = ({ Token }: { Token: string }, of = owner, SiteID = 'ours') =>
  of.client.call('/console-api/LoadForm', { SiteID, Token })
const publish = ({ Token, Version }: Saved, of = owner) =>
  of.client.callAnyhow('/console-api/PublishForm', { SiteID: 'ours', Token, Version })
const remove = ({ Token, Version }: Saved, of = owner) =>
  of.client.callAnyhow('/console-api/RemoveForm', { SiteID: 'ours', Token, Version })
const visitor = () => {
  address += 1
  foyer.clock.advance(60)
  return foyer.client({ ip: `203.0.113.${address}` })
}
/** The name of the form as visitors see it, or why they do not. */
const shown = async ({ Token }: { Token: string }) => {
  const reply = await visitor().call('/v1/leadopportunities/embedded-forms/render-detail', { token: Token })
  return reply.ReturnStatus.ReturnCode === 200 ? reply.detail.formName : messageOf(reply)
}
const listed = async (of: Staff) => of.client.call('/console-api/ListForms', {})
const freshOwner = async () => {
  owner = await makeStaff(foyer, brokerageId)
  return owner
}

describe('a form', () => {
  test('is a draft until it is published, and visitors see changes only then', async () => {
    const made = await make(owner, { formName: 'First' })
    expect(await shown(made)).toBe('NoAccess')
    expect(await load(made)).toMatchObject({ Version: 1, PublishedAt: '', ChangedFl: 1, Leads: 0 })
    expect(messageOf(await publish(made))).toBe('')
    expect(await shown(made)).toBe('First')
    const { Version } = await load(made)
    expect(messageOf(await save({ ...made, Version }, { formName: 'Second' }))).toBe('')
    expect(await shown(made)).toBe('First')
    const changed = await load(made)
    expect([changed.detail.formName, changed.ChangedFl]).toEqual(['Second', 1])
    expect(messageOf(await publish({ ...made, Version: changed.Version }))).toBe('')
    expect(await shown(made)).toBe('Second')
    expect(await load(made)).toMatchObject({ ChangedFl: 0, detail: { formName: 'Second' } })
  })

  test('has no change to publish once its former words are saved again', async () => {
    const made = await make(owner, { formName: 'Same' })
    await publish(made)
    await save({ ...made, Version: 2 }, { formName: 'Other' })
    const { Published, ...changed } = await load(made)
    expect([changed.detail.formName, Published?.formName]).toEqual(['Other', 'Same'])
    await save({ ...made, Version: 3 }, { ...Published })
    expect(await load(made)).toMatchObject({ ChangedFl: 0, detail: { formName: 'Same' } })
    expect((await load(made)).Published).toBeUndefined()
  })

  test('is loaded with its address, its line to paste, and what its preview needs', async () => {
    const made = await make(owner, { frameAncestors: [] })
    const form = await load(made)
    expect(form.Url).toBe(`http://localhost:3000/embedded-forms/${made.Token}`)
    expect(form.Snippet).toContain(`data-form="${made.Token}"`)
    expect(form.SiteAncestors).toEqual(['https://site.example'])
    expect(form.Colleagues).toContainEqual({ Name: 'Anna Bélanger', Email: owner.email })
    const program = await foyer.client().call('/broker-api/LoadForm', { SiteID: 'ours', Token: made.Token })
    expect([program.detail, program.Colleagues]).toEqual([form.detail, []])
  })

  test('that a colleague changed meanwhile is neither saved, published nor removed', async () => {
    const made = await make()
    const colleague = await makeStaff(foyer, brokerageId)
    expect(messageOf(await save(made, { formName: 'Theirs' }, colleague))).toBe('')
    expect(messageOf(await save(made, { formName: 'Mine' }))).toBe('StaleEdit')
    expect(messageOf(await publish(made))).toBe('StaleEdit')
    expect(messageOf(await remove(made))).toBe('StaleEdit')
    expect((await load(made)).detail.formName).toBe('Theirs')
  })

  test('is published by one of two people who saw the same draft', async () => {
    const made = await make()
    const results = await Promise.all([publish(made), publish(made, await makeStaff(foyer, brokerageId))])
    expect(results.map(messageOf).sort()).toEqual(['', 'StaleEdit'])
  })

  test('may lack questions while it is a draft, and is not published then', async () => {
    const made = await make(owner, { selectedFields: [{ sectionName: 'You', controls: [] }] })
    const answer = await publish(made)
    expect(messageOf(answer)).toBe('LeadEmptySection')
    expect(answer.Errors).toEqual([{ Field: 'detail.selectedFields.0.controls', Key: 'LeadEmptySection' }])
    expect(messageOf(await publish(await make(owner, { selectedFields: [] })))).toBe('LeadEmptySection')
  })

  test.each<[Partial<FormDescription>, string, string]>([
    [{ formName: '', formNameFr: ' ' }, 'LeadMissingWords', 'formName'],
    [{ numberOfColumns: 5 }, 'InvalidSetting', 'numberOfColumns'],
    [{ frameAncestors: ['https://a.ca/page'] }, 'InvalidWebsite', 'frameAncestors.0'],
    [{ owners: [{ label: 'A', value: 'a', email: 'a' }] }, 'InvalidEmail', 'owners.0.email'],
    [
      { selectedFields: [{ controls: [{ code: 'A', label: 'A', htmlControlType: 'select' }] }] },
      'LeadMissingChoices',
      'selectedFields.0.controls.0.availableValues',
    ],
    [
      { selectedFields: [{ controls: [{ code: 'CITY', htmlControlType: 'date' }] }] },
      'LeadUnknownControl',
      'selectedFields.0.controls.0.htmlControlType',
    ],
    [
      { selectedFields: [{ controls: [{ code: 'CITY' }, { code: 'CITY' }] }] },
      'LeadDuplicateCode',
      'selectedFields.0.controls.1.code',
    ],
  ])('%j is refused with %s at its place', async (given, Key, place) => {
    const answer = await make(owner, given)
    expect(messageOf(answer)).toBe(Key)
    expect((answer as { Errors?: object[] }).Errors).toContainEqual({ Field: `detail.${place}`, Key })
  })

  test('is one of fifty of its site at most, removed ones not counted', async () => {
    await freshOwner()
    for (let left = 50; left > 0; left -= 1) await makeLeadForm(foyer, 'full')
    const inFull = () => make(owner, {}, 'full')
    expect(messageOf(await inFull())).toBe('TooManyRecords')
    const { Forms } = await listed(owner)
    const Token = Forms.find(({ SiteID }) => SiteID === 'full')?.Token ?? ''
    await owner.client.call('/console-api/RemoveForm', { SiteID: 'full', Token, Version: 1 })
    expect(messageOf(await inFull())).toBe('')
  })

  test('that the operator saves is published at once, and its draft is gone', async () => {
    const made = await make(owner, { formName: 'Draft' })
    const detail = aLeadForm({ formName: 'By command' })
    await foyer.client().call('/broker-api/SaveEmbeddedForm', { SiteID: 'ours', Token: made.Token, detail })
    expect(await shown(made)).toBe('By command')
    expect(await load(made)).toMatchObject({ ChangedFl: 0, detail: { formName: 'By command' } })
    expect(messageOf(await save(made, { formName: 'Late' }))).toBe('StaleEdit')
  })
})

describe('the owners of a form', () => {
  const others = { owners: [{ label: 'Me', value: 'me', email: 'me@elsewhere.example' }] }
  test('are changed by who may see its leads, and by no one else', async () => {
    const made = await make()
    await publish(made)
    const without = await makeStaff(foyer, brokerageId, { withheld: ['lead.view'] })
    expect(messageOf(await save({ ...made, Version: 2 }, others, without))).toBe('NotPermitted')
    expect(messageOf(await save({ ...made, Version: 2 }, { formName: 'Words' }, without))).toBe('')
    expect(messageOf(await save({ ...made, Version: 3 }, others))).toBe('')
    expect(messageOf(await publish({ ...made, Version: 4 }, without))).toBe('NotPermitted')
    expect(messageOf(await publish({ ...made, Version: 4 }))).toBe('')
  })
  test('of a new form are named by who may see its leads, and by no one else', async () => {
    const without = await makeStaff(foyer, brokerageId, { withheld: ['lead.view'] })
    expect(messageOf(await make(without, others))).toBe('NotPermitted')
    expect(messageOf(await make(without, { owners: [] }))).toBe('')
    const made = await make(owner, others)
    expect(messageOf(made)).toBe('')
    expect(messageOf(await publish(made, without))).toBe('NotPermitted')
    expect(messageOf(await publish(made))).toBe('')
  })
})

describe('a removed form', () => {
  test('shows nothing any more, is in no list, and leaves its leads with their words', async () => {
    await freshOwner()
    const made = await make()
    await publish(made)
    await sendLead(visitor(), made.Token)
    const open = visitor()
    const captchaToken = await passCheck(open, made.Token)
    expect((await load(made)).Leads).toBe(1)
    expect(messageOf(await remove({ ...made, Version: 2 }))).toBe('')
    expect(await shown(made)).toBe('NoAccess')
    const late = await open.callAnyhow('/v1/leadopportunities/embedded-forms/create-lead', {
      ...{ token: made.Token, lang: 'en', detail: { selectedFields: [] }, captchaToken },
    })
    expect(messageOf(late)).toBe('NoAccess')
    const tokens = (forms: readonly { Token: string }[]) => forms.map(({ Token }) => Token)
    expect(tokens((await listed(owner)).Forms)).not.toContain(made.Token)
    expect(tokens((await owner.client.call('/console-api/ListLeadForms', {})).Forms)).not.toContain(made.Token)
    const { Forms } = await foyer.client().call('/broker-api/ListEmbeddedForms', { SiteID: 'ours' })
    expect(tokens(Forms)).not.toContain(made.Token)
    const { Leads } = await owner.client.call('/console-api/ListLeadInbox', { View: 'all', Token: made.Token })
    const [lead] = Leads
    const { Answers } = await owner.client.call('/console-api/LoadLead', { SiteID: 'ours', LeadID: lead?.LeadID ?? 0 })
    expect(Answers[0]).toMatchObject({ Label: 'First name', LabelOther: 'Prénom' })
    for (const gone of [
      await remove({ ...made, Version: 3 }),
      await publish({ ...made, Version: 3 }),
      await load(made),
    ])
      expect(messageOf(gone)).toBe('NoAccess')
  })
})

describe('the list', () => {
  test('has the forms of all sites within reach, with what became of them', async () => {
    await freshOwner()
    const made = await make(owner, { formName: 'Counted' })
    await publish(made)
    await sendLead(visitor(), made.Token)
    await sendLead(visitor(), made.Token)
    const at = foyer.clock.now().toISOString()
    await save({ ...made, Version: 2 }, { formName: 'Renamed' })
    const { Forms, Sites } = await listed(await freshOwner())
    expect(Sites).toEqual(['full', 'ours', 'second'])
    expect(Forms.find(({ Token }) => Token === made.Token)).toMatchObject({
      ...{ SiteID: 'ours', Name: 'Renamed', NameFr: 'Premier prêt hypothécaire', ChangedFl: 1, OpenFl: 1, Leads: 2 },
      LastLeadAt: at,
    })
    expect(Forms.every(({ SiteID }) => SiteID !== 'theirs')).toBe(true)
  })

  test('has those of the sites that a broker leads, and the broker works on no other', async () => {
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'brokerage' })
    await makeLeadForm(foyer, 'ours')
    const ofOurs = await make()
    expect(await listed(broker)).toMatchObject({ Forms: [], Sites: [] })
    expect(messageOf(await load(ofOurs, broker))).toBe('NoAccess')
    await inSite(foyer.services.database.db, '*', (trx) =>
      trx.updateTable('brokerage_sites').set({ lead_id: broker.personId }).where('slug', '=', 'second').execute(),
    )
    const made = await make(broker, { formName: 'Led' }, 'second')
    const { Forms, Sites } = await listed(broker)
    expect([Forms.map(({ Name }) => Name), Sites]).toEqual([['Led'], ['second']])
    expect(messageOf(await load(made, broker, 'second'))).toBe('')
    for (const gone of [await save(ofOurs, {}, broker), await publish(ofOurs, broker), await remove(ofOurs, broker)])
      expect(messageOf(gone)).toBe('NoAccess')
    expect(messageOf(await make(broker, {}, 'ours'))).toBe('NoAccess')
  })

  test('is not for who may not change forms', async () => {
    const assistant = await makeStaff(foyer, brokerageId, { role: 'assistant', reach: 'brokerage' })
    const answer = await assistant.client.callAnyhow('/console-api/ListForms', {})
    expect(messageOf(answer)).toBe('NotPermitted')
  })
})

test('each change of a form leaves an event without its words', async () => {
  const made = await make(await freshOwner(), { formName: 'Audited words' })
  await publish(made)
  await remove({ ...made, Version: 2 })
  const events = await inSite(foyer.services.database.db, 'ours', (trx) =>
    trx
      .selectFrom('audit_events')
      .select(['action', 'details'])
      .where('actor', '=', `person:${owner.personId}`)
      .orderBy('event_id')
      .execute(),
  )
  expect(events.map(({ action }) => action)).toEqual(['lead-form-drafted', 'lead-form-published', 'lead-form-removed'])
  expect(JSON.stringify(events)).not.toContain('Audited words')
})

test('a removed form is kept only as long as it has leads', async () => {
  const rows = (token: string) =>
    inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('embedded_forms').select('token').where('token', '=', token).execute(),
    )
  const [unused, used] = [await make(), await make()]
  await publish(used)
  await sendLead(visitor(), used.Token)
  await remove(unused)
  expect(messageOf(await remove({ ...used, Version: 2 }))).toBe('')
  expect([(await rows(unused.Token)).length, (await rows(used.Token)).length]).toEqual([0, 1])
  foyer.clock.advance(732 * 24 * 60 * 60)
  await retention(foyer.services, { now: foyer.clock.now(), isDry: false })
  expect(await rows(used.Token)).toEqual([])
})
