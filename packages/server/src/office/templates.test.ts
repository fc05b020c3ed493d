import { mostTemplates } from '@foyer/domain/office/templates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let owner: Staff
let brokerageId: string
beforeAll(async () => {
  foyer = await startTestFoyer()
})
beforeEach(async () => {
  brokerageId = await makeBrokerage(foyer)
  owner = await makeStaff(foyer, brokerageId)
})
afterAll(() => foyer.stop())

const reason = { Type: 3, NameEn: 'No stamp', NameFr: 'Sans timbre', TextEn: 'Stamp\nit.', TextFr: 'Timbrez-le.' }
const item = { Type: 0, NoteEn: 'Both', NoteFr: 'Les deux', RequiredFl: 1 as const }
const request = { NameEn: 'Refinancing', NameFr: 'Refinancement', DueDays: 7, Items: [item] }
const list = ({ client }: Staff = owner) => client.call('/console-api/ListTemplates', {})
const saveReasons = (Version: number, Reasons = [reason], { client }: Staff = owner) =>
  client.call('/console-api/SaveReasons', { Version, Reasons })
const saveRequests = (Version: number, Requests = [request], { client }: Staff = owner) =>
  client.call('/console-api/SaveRequestTemplates', { Version, Requests })
const message = {
  ...{ NameEn: 'Welcome', NameFr: 'Bienvenue', TextEn: 'Hello {{client}},\n{{agent}}', TextFr: 'Bonjour {{client}}' },
}
const saveMessages = (Version: number, Messages = [message], { client }: Staff = owner) =>
  client.call('/console-api/SaveMessageTemplates', { Version, Messages })
const condition = { TextEn: 'Pay stub', TextFr: 'Talon de paie', Type: 0, DueDays: 10 }
const conditions = {
  NameEn: 'Purchase',
  NameFr: 'Achat',
  Lender: 'Prêts Nord',
  Stage: 'lender' as const,
  Items: [condition],
}
const saveConditions = (Version: number, Conditions = [conditions], { client }: Staff = owner) =>
  client.call('/console-api/SaveConditionTemplates', { Version, Conditions })

describe('the templates of a brokerage', () => {
  it('are empty at first, and then as they were saved, in their order', async () => {
    expect(await list()).toMatchObject({ ReasonsVersion: 0, Reasons: [], RequestsVersion: 0, Requests: [] })
    expect(await saveReasons(0)).toMatchObject({ Version: 1 })
    expect(await saveReasons(1, [{ ...reason, Type: -1 }, reason])).toMatchObject({ Version: 2 })
    expect(await saveRequests(0)).toMatchObject({ Version: 1 })
    expect(await list()).toMatchObject({
      ...{ ReasonsVersion: 2, Reasons: [{ ...reason, Type: -1 }, reason] },
      ...{ RequestsVersion: 1, Requests: [request] },
    })
    expect(await saveReasons(2, [])).toMatchObject({ Version: 3 })
    expect((await list()).Reasons).toEqual([])
    expect(await saveMessages(0, [{ ...message, NameEn: 'Other' }, message])).toMatchObject({ Version: 1 })
    expect(await saveConditions(0)).toMatchObject({ Version: 1 })
    expect(await list()).toMatchObject({
      ...{ MessagesVersion: 1, Messages: [{ NameEn: 'Other' }, message] },
      ...{ ConditionsVersion: 1, Conditions: [conditions], RequestsVersion: 1 },
    })
  })

  it('are not replaced by who saw an earlier list', async () => {
    await saveReasons(0)
    expect(outcomeOf(await saveReasons(0))).toBe('StaleEdit')
    expect(outcomeOf(await saveReasons(2))).toBe('StaleEdit')
    for (const save of [saveMessages, saveConditions]) {
      expect(outcomeOf(await save(0))).toBe('ok')
      expect(outcomeOf(await save(0))).toBe('StaleEdit')
    }
    const outcomes = await Promise.all([1, 2, 3, 4].map(async () => outcomeOf(await saveReasons(1))))
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1)
  })

  it('are read by who sees deals, and changed by owners and whom they let', async () => {
    await saveReasons(0)
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    expect((await list(broker)).Reasons).toEqual([reason])
    expect(outcomeOf(await saveReasons(1, [], broker))).toBe('NotPermitted')
    expect(outcomeOf(await saveMessages(0, [], broker))).toBe('NotPermitted')
    expect(outcomeOf(await saveConditions(0, [], broker))).toBe('NotPermitted')
    const assistant = await makeStaff(foyer, brokerageId, { role: 'assistant', granted: ['template.edit'] })
    expect(outcomeOf(await saveReasons(1, [], assistant))).toBe('ok')
    const withheld = await makeStaff(foyer, brokerageId, { withheld: ['template.edit'] })
    expect(outcomeOf(await saveRequests(0, [request], withheld))).toBe('NotPermitted')
  })

  it('are no other brokerage’s', async () => {
    await saveReasons(0)
    const other = await makeStaff(foyer, await makeBrokerage(foyer))
    expect((await list(other)).Reasons).toEqual([])
    expect(await saveReasons(0, [], other)).toMatchObject({ Version: 1 })
    expect((await list()).Reasons).toEqual([reason])
  })

  it('are refused at their field, and beyond fifty', async () => {
    expect(await saveReasons(0, [reason, { ...reason, NameFr: '' }])).toMatchObject({
      Errors: [{ Field: 'Reasons.1.NameFr', Key: 'RequiredBothLanguages' }],
    })
    expect(await saveReasons(0, [{ ...reason, Type: 55 }])).toMatchObject({
      Errors: [{ Field: 'Reasons.0.Type', Key: 'UnknownChoice' }],
    })
    expect(await saveRequests(0, [{ ...request, Items: [] }])).toMatchObject({
      Errors: [{ Field: 'Requests.0.Items', Key: 'RequiredTemplateItem' }],
    })
    expect(await saveRequests(0, [{ ...request, Items: [{ ...item, NoteFr: '' }] }])).toMatchObject({
      Errors: [{ Field: 'Requests.0.Items.0.NoteFr', Key: 'RequiredBothLanguages' }],
    })
    expect(await saveMessages(0, [message, { ...message, NameEn: '', TextFr: 'Bonjour {{nom}}' }])).toMatchObject({
      Errors: [
        { Field: 'Messages.1.NameEn', Key: 'RequiredBothLanguages' },
        { Field: 'Messages.1.TextFr', Key: 'UnknownPlaceholder' },
      ],
    })
    expect(await saveConditions(0, [{ ...conditions, Items: [] }])).toMatchObject({
      Errors: [{ Field: 'Conditions.0.Items', Key: 'RequiredTemplateCondition' }],
    })
    expect(await saveConditions(0, [{ ...conditions, Items: [{ ...condition, TextEn: '', Type: 55 }] }])).toMatchObject(
      {
        Errors: [
          { Field: 'Conditions.0.Items.0.TextEn', Key: 'RequiredBothLanguages' },
          { Field: 'Conditions.0.Items.0.Type', Key: 'UnknownChoice' },
        ],
      },
    )
    const many = Array.from({ length: mostTemplates + 1 }, () => reason)
    expect(outcomeOf(await saveReasons(0, many))).toBe('InvalidRequest')
    expect(outcomeOf(await saveReasons(0, many.slice(1)))).toBe('ok')
    expect(outcomeOf(await saveRequests(0, [{ ...request, DueDays: 31 }]))).toBe('InvalidRequest')
    expect(
      outcomeOf(
        await saveMessages(
          0,
          Array.from(many, () => message),
        ),
      ),
    ).toBe('InvalidRequest')
    expect(
      outcomeOf(
        await saveConditions(
          0,
          Array.from(many, () => conditions),
        ),
      ),
    ).toBe('InvalidRequest')
  })

  it('have no numbers of clients, and no direction controls', async () => {
    await saveReasons(0, [{ ...reason, TextEn: 'The SIN 046 454 286 \u202e' }])
    const [saved] = (await list()).Reasons
    expect(saved?.TextEn).not.toMatch(/046|\u202e/)
  })
})
