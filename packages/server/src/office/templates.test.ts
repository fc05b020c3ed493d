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
  })

  it('are not replaced by who saw an earlier list', async () => {
    await saveReasons(0)
    expect(outcomeOf(await saveReasons(0))).toBe('StaleEdit')
    expect(outcomeOf(await saveReasons(2))).toBe('StaleEdit')
    const outcomes = await Promise.all([1, 2, 3, 4].map(async () => outcomeOf(await saveReasons(1))))
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1)
  })

  it('are read by who sees documents, and changed by owners and whom they let', async () => {
    await saveReasons(0)
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    expect((await list(broker)).Reasons).toEqual([reason])
    expect(outcomeOf(await saveReasons(1, [], broker))).toBe('NotPermitted')
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
    const many = Array.from({ length: mostTemplates + 1 }, () => reason)
    expect(outcomeOf(await saveReasons(0, many))).toBe('InvalidRequest')
    expect(outcomeOf(await saveReasons(0, many.slice(1)))).toBe('ok')
    expect(outcomeOf(await saveRequests(0, [{ ...request, DueDays: 31 }]))).toBe('InvalidRequest')
  })

  it('have no numbers of clients, and no direction controls', async () => {
    await saveReasons(0, [{ ...reason, TextEn: 'The SIN 046 454 286 \u202e' }])
    const [saved] = (await list()).Reasons
    expect(saved?.TextEn).not.toMatch(/046|\u202e/)
  })
})
