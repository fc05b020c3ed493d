import { randomBytes } from 'node:crypto'
import { aLeadForm, leadOf } from '@foyer/domain/testing/lead-form.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { captchaAltcha } from '../adapters/captcha-altcha.ts'
import { lightWork } from '../adapters/testing/solve-challenge.ts'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { makeLeadForm, passCheck, sendLead } from '../testing/lead-forms.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

const create = '/v1/leadopportunities/embedded-forms/create-lead'
const render = '/v1/leadopportunities/embedded-forms/render-detail'

let foyer: TestFoyer
let token: string
let other: string
let address = 0
/** Each visitor has a unique IP address, so that only the tests of limits reach them. */
const visitor = () => {
  address += 1
  foyer.clock.advance(1)
  return foyer.client({ ip: `203.0.113.${address}` })
}
const leads = async (site = 'ours') => (await foyer.client().call('/broker-api/ListLeads', { SiteID: site })).Leads
const statusOf = (answer: { ReturnStatus: { ReturnCode: number; ReturnMessage: string } }) => [
  answer.ReturnStatus.ReturnCode,
  answer.ReturnStatus.ReturnMessage,
]

beforeAll(async () => {
  foyer = await startTestFoyer({ captcha: captchaAltcha({ secret: randomBytes(32), work: lightWork }) })
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'theirs')
  token = await makeLeadForm(foyer, 'ours')
  other = await makeLeadForm(foyer, 'theirs')
})
afterAll(() => foyer.stop())

describe('a lead', () => {
  it('is stored, mailed to its owner and confirmed to the visitor', async () => {
    const answer = await sendLead(visitor(), token, { OWNER: ['omar'], MESSAGE: ['Bonjour\nÀ bientôt'] })
    expect([...statusOf(answer), answer.successMessage]).toEqual([200, '', 'Thank you. We will be in touch soon.'])
    const [lead] = await leads()
    expect(lead).toMatchObject({ FormName: 'First mortgage', Owner: 'Omar Haddad', LanguageID: 1, Token: token })
    expect(lead?.Answers.map(({ Section, Label, Words }) => [Section, Label, Words])).toEqual([
      ['You', 'First name', 'Ada'],
      ['You', 'Last name', 'Roy'],
      ['You', 'Email', 'ada@example.ca (Personal)'],
      ['Your plan', 'What for', 'Purchase'],
      ['Your plan', 'Your broker', 'Omar Haddad'],
      ['Your plan', 'Message', 'Bonjour\nÀ bientôt'],
    ])
    const mail = await foyer.mailbox.arrived('omar@broker.example')
    expect(mail.subject).toBe('New lead: First mortgage / Nouvelle demande\u00a0: Premier prêt hypothécaire')
    expect(mail.text).toContain('Email: ada@example.ca (Personal)')
  })
  it('goes to the first owner without a choice, to the agent when the form has no owners', async () => {
    await sendLead(visitor(), token)
    await foyer.mailbox.arrived('marie@broker.example')
    const alone = await makeLeadForm(foyer, 'ours', { owners: [] })
    await sendLead(visitor(), alone, {}, 'fr')
    const mail = await foyer.mailbox.arrived('ours@broker.example')
    expect(mail.text).toContain('Prénom\u00a0: Ada')
    expect(mail.replyTo).toBe('ada@example.ca')
    const [lead] = await leads()
    expect(lead).toMatchObject({ Owner: 'Marie Tremblay', LanguageID: 2, FormName: 'Premier prêt hypothécaire' })
  })
  it('is replied to at the visitor’s address, also when the question for it has a code of the author’s own', async () => {
    const own = await makeLeadForm(foyer, 'ours', {
      owners: [{ label: 'Own code', value: 'own', email: 'own-code@broker.example' }],
      selectedFields: [{ controls: [{ code: 'CONTACT', htmlControlType: 'email', label: 'Contact' }] }],
    })
    const client = visitor()
    const detail = {
      selectedFields: [{ controls: [{ code: 'CONTACT', selectedValues: ['Visitor@Example.ca'] }] }],
    }
    await client.call(create, { token: own, detail, captchaToken: await passCheck(client, own) })
    const mail = await foyer.mailbox.arrived('own-code@broker.example')
    expect(mail.replyTo).toBe('visitor@example.ca')
    expect(mail.text).toContain('Contact: visitor@example.ca')
  })
  it('is encrypted at rest, and a SIN is shown by its last three digits only', async () => {
    await sendLead(visitor(), token, { SIN: ['046 454 286'], CITY: ['Kapuskasing'] })
    const stored = await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('leads').select('answers').execute(),
    )
    const bytes = stored.map(({ answers }) => Buffer.from(answers).toString('latin1')).join()
    expect(bytes).not.toMatch(/Kapuskasing|046454286|ada@example/)
    const [lead] = await leads()
    expect(JSON.stringify(lead)).toContain('••• ••• 286')
    expect(JSON.stringify(lead)).not.toContain('046454286')
    await foyer.mailbox.arrived('marie@broker.example', 2)
    expect(JSON.stringify(foyer.mailbox.received)).not.toMatch(/046[ -]?454/)
    expect(foyer.log.join()).not.toMatch(/Kapuskasing|046454286|ada@example/)
  })
  it('omits hidden questions and unknown codes', async () => {
    const detail = leadOf({ SOURCE: ['planted'] })
    detail.selectedFields[0]?.controls.push({ code: 'ISADMIN', selectedValues: ['planted'], lastItem: 1 })
    const client = visitor()
    const captchaToken = await passCheck(client, token)
    const answer = await client.callAnyhow(create, {
      token,
      captchaToken,
      detail: { ...detail, formId: 1, Owner: 'planted' },
      SiteID: 'theirs',
    })
    expect(answer.ReturnStatus.ReturnCode).toBe(200)
    expect(JSON.stringify(await leads())).not.toContain('planted')
    expect(await leads('theirs')).toEqual([])
  })
})

describe('a refused lead stores nothing', () => {
  test.each<[Record<string, string[]>, string]>([
    [{ FIRSTNAME: [''] }, 'LeadFieldRequired'],
    [{ MESSAGE: ['x'.repeat(2001)] }, 'LeadTextTooLong'],
    [{ AMOUNT: ['-1'] }, 'LeadInvalidNumber'],
    [{ EMAILTYPE: ['', 'ada'] }, 'InvalidEmail'],
    [{ PHONETYPE: ['', '12'] }, 'InvalidPhone'],
    [{ WEB: ['javascript:alert(1)'] }, 'InvalidUrl'],
    [{ SIN: ['123456789'] }, 'InvalidSin'],
    [{ POSTALCODE: ['Z1Z', '1Z1'] }, 'InvalidPostalCode'],
    [{ BIRTH: ['2026-13-01'] }, 'InvalidDate'],
    [{ PURPOSE: ['STEAL'] }, 'UnknownChoice'],
  ])('%j is refused with %s at its path', async (given, key) => {
    const before = (await leads()).length
    const answer = await sendLead(visitor(), token, given)
    expect(statusOf(answer)).toEqual([422, key])
    expect(answer.Errors?.[0]).toMatchObject({ Key: key, Field: expect.stringMatching(/^detail\.selectedFields\.\d+/) })
    expect((await leads()).length).toBe(before)
  })
  test('eleven rows are refused with TooManyRecords', async () => {
    const client = visitor()
    const detail = leadOf()
    const row = { code: 'PHONETYPE', selectedValues: ['', '4165550100'], lastItem: 1 }
    detail.selectedFields[1] = { controls: Array.from({ length: 11 }, () => row) }
    const answer = await client.call(create, { token, detail, captchaToken: await passCheck(client, token) })
    expect(statusOf(answer)).toEqual([422, 'TooManyRecords'])
  })
  test('a missing form and a disabled one are indistinguishable', async () => {
    const away = await makeLeadForm(foyer, 'ours', { activeFlag: 0 })
    for (const unknown of [away, 'nowhere', '']) {
      const client = visitor()
      const body = { token: unknown }
      expect(statusOf(await client.call(render, body))).toEqual([404, 'NoAccess'])
      expect(statusOf(await client.call('/v1/leadopportunities/embedded-forms/robot-challenge', body))).toEqual([
        404,
        'NoAccess',
      ])
      expect(statusOf(await client.call('/v1/leadopportunities/leads/user-access-list-with-token', body))).toEqual([
        404,
        'NoAccess',
      ])
      expect(statusOf(await client.call(create, { ...body, detail: leadOf(), captchaToken: '' }))).toEqual([
        404,
        'NoAccess',
      ])
    }
  })
})

describe('the robot check', () => {
  const send = async (captchaToken: string, to = token) =>
    statusOf(await visitor().call(create, { token: to, detail: leadOf(), captchaToken }))
  const refused = [422, 'CaptchaNotValidated']
  it('refuses a lead without one', async () => {
    expect(await send('')).toEqual(refused)
    expect(await send('bm9wZQ==')).toEqual(refused)
  })
  it('is used up by one lead, even with many concurrent ones', async () => {
    const check = await passCheck(visitor(), token)
    const before = (await leads()).length
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(check)))
    expect(answers.filter(([code]) => code === 200)).toHaveLength(1)
    expect(answers.filter(([, key]) => key === 'CaptchaNotValidated')).toHaveLength(9)
    expect((await leads()).length).toBe(before + 1)
  })
  it('is not used up by a refused lead', async () => {
    const client = visitor()
    const captchaToken = await passCheck(client, token)
    const wrong = await client.call(create, { token, detail: leadOf({ EMAILTYPE: ['', 'x'] }), captchaToken })
    expect(wrong.ReturnStatus.ReturnMessage).toBe('InvalidEmail')
    expect(await send(captchaToken)).toEqual([200, ''])
  })
  it('is invalid for another form', async () => expect(await send(await passCheck(visitor(), other))).toEqual(refused))
  it('is invalid after an hour', async () => {
    const check = await passCheck(visitor(), token)
    foyer.clock.advance(61 * 60)
    expect(await send(check)).toEqual(refused)
  })
})

describe('the form', () => {
  it('is returned in the requested language, with the broker’s contact and the check', async () => {
    const answer = await visitor().call(render, { token, lang: 'fr' })
    expect(answer.detail).toMatchObject({ formName: 'Premier prêt hypothécaire', numberOfColumns: 2, activeFlag: 1 })
    expect(answer).toMatchObject({
      SiteID: 'ours',
      PrimaryColor: '#7a1f5c',
      Contact: { Name: 'Marie Tremblay', Phone: '4165550123', Email: 'ours@broker.example' },
      Captcha: { Kind: 'altcha', SiteKey: '' },
    })
  })
  it('names who receives a lead without a choice: the first owner, else the agent', async () => {
    const ownerOf = async (form: string) => (await visitor().call(render, { token: form })).Owner
    const owners = [{ label: 'Omar Haddad', value: 'omar', email: 'omar@broker.example' }]
    expect(await ownerOf(await makeLeadForm(foyer, 'ours', { owners }))).toBe('Omar Haddad')
    expect(await ownerOf(await makeLeadForm(foyer, 'ours', { owners: [] }))).toBe('Marie Tremblay')
  })
  it('does not reveal the addresses of the owners', async () => {
    const { users } = await visitor().call('/v1/leadopportunities/leads/user-access-list-with-token', { token })
    expect(users).toEqual([
      { label: 'Marie Tremblay', value: 'marie', group: 'Montréal' },
      { label: 'Omar Haddad', value: 'omar', group: 'Ottawa' },
    ])
    const shown = await visitor().raw(render, { token })
    expect(shown.body).not.toContain('marie@broker.example')
  })
  it('sets no cookie and reads none', async () => {
    const client = visitor()
    await client.call(render, { token })
    await sendLead(client, token)
    expect([...client.cookies]).toEqual([])
  })
  it('is loaded again for the kind of address', async () => {
    const shown = async (addressType: string) =>
      (await visitor().call(render, { token, addressType })).detail.selectedFields
        .flatMap(({ controls }) => controls)
        .find(({ code }) => code === 'POBOX')?.visibleFlag
    expect([await shown(''), await shown('HOME'), await shown('MAILING')]).toEqual([0, 0, 1])
  })
})

describe('the widgets', () => {
  it('check postal codes', async () => {
    const ask = async (FSA: string, LDU: string) =>
      statusOf(await visitor().call('/public/IsValidPostalCode', { FSA, LDU }))
    expect(await ask('k1a', '0B1')).toEqual([200, ''])
    expect(await ask('D1A', '0B1')).toEqual([422, 'InvalidPostalCode'])
  })
  it('check SINs', async () => {
    const ask = async (SINNumber: string) =>
      statusOf(await visitor().call('/public/IsValidCanadianSINNumber', { SINNumber }))
    expect(await ask('046454286')).toEqual([200, ''])
    expect(await ask('046454287')).toEqual([422, 'InvalidSin'])
  })
  it('are limited together to thirty calls a minute per caller', async () => {
    const client = foyer.client({ ip: '198.51.100.3' })
    const codes = []
    for (let count = 0; count < 16; count += 1) {
      codes.push(statusOf(await client.call('/public/IsValidPostalCode', { FSA: 'K1A', LDU: '0B1' }))[0])
      codes.push(statusOf(await client.call('/public/IsValidCanadianSINNumber', { SINNumber: '046454286' }))[0])
    }
    expect(codes).toEqual([...Array(30).fill(200), 429, 429])
  })
})

describe('the operator', () => {
  const save = (body: object) =>
    foyer.client().callAnyhow('/broker-api/SaveEmbeddedForm', { SiteID: 'ours', detail: aLeadForm(), ...body })
  it('receives token, address and the line to paste', async () => {
    const answer = await save({})
    expect(answer.Token).toMatch(/^[\w-]{43}$/)
    expect(answer.Url).toBe(`http://localhost:3000/embedded-forms/${answer.Token}`)
    expect(answer.Snippet).toBe(
      `<script src="http://localhost:3000/embed.js" data-form="${answer.Token}" async></script>`,
    )
    const { Forms } = await foyer.client().call('/broker-api/ListEmbeddedForms', { SiteID: 'ours' })
    expect(Forms.find(({ Token }) => Token === answer.Token)?.detail).toEqual(aLeadForm())
  })
  it('is warned of a form that no website may show, and of one without a section to repeat', async () => {
    const warningsOf = async (body: object) => (await save(body)).Warnings
    const once = aLeadForm().selectedFields.map((section) => ({ ...section, repeatFlag: 0 }))
    const framed = aLeadForm({ frameAncestors: ['https://www.broker.example'] })
    expect(await warningsOf({ detail: framed })).toEqual([])
    expect(await warningsOf({})).toEqual(['NoFrameAncestors'])
    expect(await warningsOf({ detail: { ...framed, selectedFields: once } })).toEqual(['NoRepeatableSection'])
    await makeSite(foyer, 'framed', { FrameAncestors: ['https://www.broker.example'] })
    expect(await warningsOf({ SiteID: 'framed' })).toEqual([])
  })
  it('changes a form of the site, and none of another site', async () => {
    const changed = await save({ Token: token, detail: aLeadForm({ formName: 'Changed' }) })
    expect(changed.Token).toBe(token)
    expect((await visitor().call(render, { token })).detail.formName).toBe('Changed')
    expect(statusOf(await save({ Token: other }))).toEqual([404, 'NoAccess'])
    await save({ Token: token })
  })
  test.each([
    [aLeadForm({ numberOfColumns: 7 }), 'InvalidSetting', 'detail.numberOfColumns'],
    [aLeadForm({ frameAncestors: ['https://a.ca/page'] }), 'InvalidWebsite', 'detail.frameAncestors.0'],
    [aLeadForm({ owners: [{ label: 'A', value: 'a', email: 'a' }] }), 'InvalidEmail', 'detail.owners.0.email'],
    [aLeadForm({ formName: ' ', formNameFr: '' }), 'LeadMissingWords', 'detail.formName'],
    [aLeadForm({ selectedFields: [{ controls: [] }] }), 'LeadEmptySection', 'detail.selectedFields.0.controls'],
    [
      aLeadForm({ selectedFields: [{ controls: [{ code: 'A', label: 'A', htmlControlType: 'slider' }] }] }),
      'LeadUnknownControl',
      'detail.selectedFields.0.controls.0.htmlControlType',
    ],
    [
      aLeadForm({
        selectedFields: [
          {
            controls: [
              { code: 'A', label: 'A' },
              { code: 'A', label: 'A' },
            ],
          },
        ],
      }),
      'LeadDuplicateCode',
      'detail.selectedFields.0.controls.1.code',
    ],
    [
      aLeadForm({ selectedFields: [{ controls: [{ code: 'A', label: 'A', htmlControlType: 'radio' }] }] }),
      'LeadMissingChoices',
      'detail.selectedFields.0.controls.0.availableValues',
    ],
  ])('learns what is wrong with a description, and where', async (detail, Key, Field) => {
    const answer = await save({ detail })
    expect([...statusOf(answer), answer.Errors]).toEqual([422, Key, [{ Field, Key }]])
  })
  it('reads leads by page', async () => {
    const all = await leads()
    const [first, second] = all
    const next = await foyer
      .client()
      .call('/broker-api/ListLeads', { SiteID: 'ours', BeforeLeadID: first?.LeadID ?? 0 })
    expect(next.Leads[0]?.LeadID).toBe(second?.LeadID)
    expect(next.Leads).toHaveLength(all.length - 1)
    const ofForm = await foyer.client().call('/broker-api/ListLeads', { SiteID: 'ours', Token: token })
    expect(new Set(ofForm.Leads.map((lead) => lead.Token))).toEqual(new Set([token]))
  })
  it('exports leads without formulas for spreadsheets', async () => {
    await sendLead(visitor(), token, { FIRSTNAME: ['=1+1'], LASTNAME: ['@SUM(A1)'] })
    const csv = await foyer.client().call('/broker-api/ExportLeads', { SiteID: 'ours', Token: token })
    expect(csv.Name).toMatch(/^leads-ours-\d{4}-\d\d-\d\d\.csv$/)
    expect(csv.File).toContain(`"'=1+1","'@SUM(A1)"`)
    const json = await foyer.client().call('/broker-api/ExportLeads', { SiteID: 'ours', Format: 'json' })
    expect((JSON.parse(json.File) as unknown[]).length).toBe((await leads()).length)
    expect(statusOf(await foyer.client().call('/broker-api/ExportLeads', { SiteID: 'ours', Format: 'xls' }))).toEqual([
      422,
      'InvalidSetting',
    ])
  })
  it('is refused for an unknown site', async () => {
    for (const path of ['ListLeads', 'ExportLeads', 'ListEmbeddedForms'] as const) {
      expect(statusOf(await foyer.client().call(`/broker-api/${path}`, { SiteID: 'nowhere' }))).toEqual([
        404,
        'UnknownSite',
      ])
    }
    expect(statusOf(await save({ SiteID: 'nowhere' }))).toEqual([404, 'UnknownSite'])
  })
})

test('a site has no more than 50 forms, which are listed with their descriptions', async () => {
  await makeSite(foyer, 'many-forms')
  for (let count = 0; count < 50; count += 1) await makeLeadForm(foyer, 'many-forms')
  await expect(makeLeadForm(foyer, 'many-forms')).rejects.toThrow('TooManyRecords')
})
