import { mostConditions } from '@foyer/domain/office/conditions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import {
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
} from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let owner: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
  await giveSite(foyer, owner.brokerageId, 'ours')
})
afterAll(() => foyer.stop())

const makeDeal = async () => makeApplication(await makeBorrower(foyer, 'ours'))
const placeOf = ({ ids: { SiteID, MortgageApplicationID } }: MadeApplication) => ({ SiteID, MortgageApplicationID })
const list = async (of: MadeApplication, by = owner) =>
  (await by.client.call('/console-api/ListConditions', placeOf(of))).Conditions
const add = (of: MadeApplication, Text: string, given = {}, by = owner) =>
  by.client.call('/console-api/AddConditions', {
    ...placeOf(of),
    Text,
    Lender: 'Northern Trust',
    DueDate: '',
    ...given,
  })
const save = async (of: MadeApplication, given = {}, by = owner) => {
  const [first] = await list(of)
  if (first === undefined) throw new Error('no condition')
  const { Shown, ...condition } = first
  return by.client.call('/console-api/SaveCondition', { ...placeOf(of), ...condition, ...given })
}

describe('conditions of a deal', () => {
  it('are one for each line that is not empty, in the order of the lines, and counted with the deal', async () => {
    const deal = await makeDeal()
    expect((await add(deal, 'Pay stub\r\n\n  Appraisal \nFire insurance', { DueDate: '2027-01-05' })).Added).toBe(3)
    expect(await list(deal)).toMatchObject([
      { Text: 'Pay stub', Lender: 'Northern Trust', DueDate: '2027-01-05', Status: 'open', Shown: 'open', ItemID: 0 },
      { Text: 'Appraisal' },
      { Text: 'Fire insurance' },
    ])
    // Its due date as it is listed is one that can be saved.
    expect(outcomeOf(await save(deal, { Status: 'satisfied' }))).toBe('ok')
    expect((await list(deal))[0]).toMatchObject({ DueDate: '2027-01-05', Shown: 'satisfied' })
    const { ConditionCounts } = await owner.client.call('/console-api/LoadDeal', placeOf(deal))
    expect(ConditionCounts).toEqual({ All: 3, Open: 2 })
  })

  it('are refused at their field, and none is added', async () => {
    const deal = await makeDeal()
    const keyOf = async (text: string, given = {}) => (await add(deal, text, given)).Errors
    expect(await keyOf(' \n ')).toEqual([{ Field: 'Text', Key: 'RequiredNote' }])
    expect(await keyOf(`Pay stub\n${'x'.repeat(301)}`)).toEqual([{ Field: 'Text', Key: 'ConditionTooLong' }])
    expect(await keyOf('Pay stub', { DueDate: '2027-13-01' })).toEqual([{ Field: 'DueDate', Key: 'InvalidSetting' }])
    const tooMany = Array.from({ length: mostConditions + 1 }, (_, at) => `Number ${at}`).join('\n')
    expect(await keyOf(tooMany)).toEqual([{ Field: 'Text', Key: 'TooManyRecords' }])
    expect(await list(deal)).toEqual([])
  })

  it('follow their document until they are sent or satisfied', async () => {
    const deal = await makeDeal()
    const request = await makeDocumentRequest(foyer, 'ours', deal)
    await add(deal, 'Pay stub')
    expect(outcomeOf(await save(deal, { ItemID: request.itemId }))).toBe('ok')
    const shownAt = async (status: number) => {
      await inSite(foyer.services.database.db, 'ours', (trx) =>
        trx.updateTable('document_items').set({ status }).where('item_id', '=', request.itemId).execute(),
      )
      return (await list(deal))[0]?.Shown
    }
    expect([await shownAt(1), await shownAt(4), await shownAt(3), await shownAt(2)]).toEqual([
      'asked',
      'received',
      'asked',
      'accepted',
    ])
    expect(outcomeOf(await save(deal, { Status: 'sent' }))).toBe('ok')
    expect(await shownAt(4)).toBe('sent')
  })

  it('are tied to no document of another deal', async () => {
    const deal = await makeDeal()
    const other = await makeDocumentRequest(foyer, 'ours', await makeDeal())
    await add(deal, 'Pay stub')
    expect((await save(deal, { ItemID: other.itemId })).Errors).toEqual([{ Field: 'ItemID', Key: 'InvalidSetting' }])
  })

  it('that were changed meanwhile are neither replaced nor removed', async () => {
    const deal = await makeDeal()
    await add(deal, 'Pay stub')
    const [seen] = await list(deal)
    expect(outcomeOf(await save(deal, { Status: 'satisfied' }))).toBe('ok')
    expect(outcomeOf(await save(deal, { Version: 1 }))).toBe('StaleEdit')
    const remove = async (Version: number) =>
      outcomeOf(
        await owner.client.call('/console-api/RemoveCondition', {
          ...placeOf(deal),
          ConditionID: seen?.ConditionID ?? 0,
          Version,
        }),
      )
    expect([await remove(1), await remove(2), await remove(2)]).toEqual(['StaleEdit', 'ok', 'NoAccess'])
    expect(await list(deal)).toEqual([])
  })

  it('are out of reach of another brokerage and of who sees their own deals only, and read by who may not change them', async () => {
    const deal = await makeDeal()
    await add(deal, 'Pay stub')
    const [condition] = await list(deal)
    const own = await makeStaff(foyer, owner.brokerageId, { role: 'broker', reach: 'own' })
    const stranger = await makeStaff(foyer, await makeBrokerage(foyer))
    for (const by of [own, stranger]) {
      expect(outcomeOf(await by.client.call('/console-api/ListConditions', placeOf(deal)))).toBe('NoAccess')
      expect(outcomeOf(await add(deal, 'Mine', {}, by))).toBe('NoAccess')
      expect(outcomeOf(await save(deal, { Text: 'Mine' }, by))).toBe('NoAccess')
    }
    const reader = await makeStaff(foyer, owner.brokerageId, { role: 'compliance' })
    expect(await list(deal, reader)).toEqual([condition])
    expect(outcomeOf(await add(deal, 'No', {}, reader))).toBe('NotPermitted')
  })

  it('change places with the one above, as long as it is the one that was seen there', async () => {
    const deal = await makeDeal()
    await add(deal, 'A\nB\nC')
    const order = async () => (await list(deal)).map(({ Text }) => Text).join('')
    const [a, b, c] = (await list(deal)).map(({ ConditionID }) => ConditionID)
    const move = async (ConditionID = 0, BeforeID = 0, by = owner) =>
      outcomeOf(await by.client.call('/console-api/MoveCondition', { ...placeOf(deal), ConditionID, BeforeID }))
    expect(await move(c, b)).toBe('ok')
    expect(await order()).toBe('ACB')
    expect([await move(c, b), await move(a, 0), await move(b, a)]).toEqual(['StaleEdit', 'StaleEdit', 'StaleEdit'])
    expect(await Promise.all([move(c, a), move(c, a)]).then((both) => both.sort())).toEqual(['StaleEdit', 'ok'])
    expect(await order()).toBe('CAB')
    await add(deal, 'D')
    expect(await order()).toBe('CABD')
    const other = await makeDeal()
    await add(other, 'X')
    expect(await move((await list(other))[0]?.ConditionID, a)).toBe('NoAccess')
    const reader = await makeStaff(foyer, owner.brokerageId, { role: 'compliance' })
    expect(await move(b, a, reader)).toBe('NotPermitted')
  })
})

const stub = { TextEn: 'Pay stub', TextFr: 'Talon de paie', DueDate: '2027-01-05' }
const cheque = { TextEn: 'Void cheque', TextFr: 'Spécimen de chèque', DueDate: '' }
const addList = (of: MadeApplication, Conditions: (typeof stub)[], given = {}) =>
  owner.client.call('/console-api/AddTemplateConditions', {
    ...placeOf(of),
    ...{ Lender: 'Northern Trust', LanguageID: 1, Conditions },
    ...given,
  })
const Request = { RequestName: 'For your lender', DueDate: '', UseAccessCode: 1 as const }
type AskedFor = typeof stub & { Type: number; Desc: string }
const askList = (of: MadeApplication, Conditions: AskedFor[], given = {}, by = owner) =>
  by.client.call('/console-api/AskForTemplateConditions', {
    ...placeOf(of),
    ...{ Lender: '', LanguageID: 2, Conditions, Request },
    ...given,
  })
const askFor = async (of: MadeApplication, given = {}, by = owner) => {
  const [first] = await list(of)
  if (first === undefined) throw new Error('no condition')
  const { Shown, ItemID, ...condition } = first
  return by.client.call('/console-api/AskForCondition', {
    ...placeOf(of),
    ...{ ...condition, Type: 0, Desc: 'The last two', Request },
    ...given,
  })
}
const requestsOf = async (of: MadeApplication) =>
  (await owner.client.call('/console-api/LoadDeal', placeOf(of))).Documents
const withoutRequests = () => makeStaff(foyer, owner.brokerageId, { withheld: ['document.request'] })

describe('conditions of a list', () => {
  it('are added in one language, without those that the deal has in either', async () => {
    const deal = await makeDeal()
    await add(deal, 'SPÉCIMEN DE CHÈQUE')
    expect((await addList(deal, [stub, cheque, { ...stub, TextFr: 'Autre' }])).Added).toBe(1)
    expect((await list(deal)).map(({ Text, Lender, DueDate }) => [Text, Lender, DueDate])).toEqual([
      ['SPÉCIMEN DE CHÈQUE', 'Northern Trust', ''],
      ['Pay stub', 'Northern Trust', '2027-01-05'],
    ])
    expect((await addList(deal, [stub, cheque])).Added).toBe(0)
    const both = await Promise.all(
      [1, 2].map(() => addList(deal, [{ ...stub, TextEn: 'Appraisal', TextFr: 'Évaluation' }])),
    )
    expect(both.map(({ Added }) => Added).sort()).toEqual([0, 1])
  })

  it('are refused at their field, and none is added', async () => {
    const deal = await makeDeal()
    expect((await addList(deal, [stub, { ...cheque, TextFr: ' ', DueDate: '2027-13-01' }])).Errors).toEqual([
      { Field: 'Conditions.1.TextFr', Key: 'RequiredBothLanguages' },
      { Field: 'Conditions.1.DueDate', Key: 'InvalidSetting' },
    ])
    expect((await askList(deal, [{ ...stub, Type: 55, Desc: '' }])).Errors).toEqual([
      { Field: 'Conditions.0.Type', Key: 'UnknownChoice' },
    ])
    expect(
      (await askList(deal, [{ ...stub, Type: 0, Desc: '' }], { Request: { ...Request, RequestName: ' ' } })).Errors,
    ).toEqual([{ Field: 'Request.RequestName', Key: 'RequiredSetting' }])
    await add(deal, Array.from({ length: mostConditions - 1 }, (_, at) => `Number ${at}`).join('\n'))
    const asked = { ...cheque, Type: 14, Desc: '' }
    for (const refused of [
      await addList(deal, [stub, cheque]),
      await askList(deal, [{ ...stub, Type: 0, Desc: '' }, asked]),
    ])
      expect(refused.Errors).toEqual([{ Field: 'Conditions', Key: 'TooManyRecords' }])
    expect(await list(deal)).toHaveLength(mostConditions - 1)
    expect(await requestsOf(deal)).toEqual([])
  })

  it('ask the client for each kind of document once, and are tied to it', async () => {
    const deal = await makeDeal()
    await allMailsSent(foyer, deal.borrower.email)
    const mails = foyer.mailbox.to(deal.borrower.email).length
    const asked = [
      { ...stub, Type: 0, Desc: 'Le plus récent' },
      { ...stub, TextEn: 'Pay stub of the partner', TextFr: 'Talon du conjoint', Type: 0, Desc: 'Le plus récent' },
      { ...cheque, Type: 14, Desc: '' },
      { ...cheque, TextEn: 'Fire insurance', TextFr: 'Assurance incendie', Type: -1, Desc: '' },
    ]
    expect((await askList(deal, asked)).Added).toBe(4)
    const [request, ...more] = await requestsOf(deal)
    expect(more).toEqual([])
    expect(request).toMatchObject({ RequestName: 'For your lender', Items: [{ Type: 0 }, { Type: 14 }] })
    const [pay, account] = request?.Items.map(({ DFRequestDocItemID }) => DFRequestDocItemID) ?? []
    expect((await list(deal)).map(({ Text, Shown, ItemID }) => [Text, Shown, ItemID])).toEqual([
      ['Talon de paie', 'asked', pay],
      ['Talon du conjoint', 'asked', pay],
      ['Spécimen de chèque', 'asked', account],
      ['Assurance incendie', 'open', 0],
    ])
    await foyer.mailbox.arrived(deal.borrower.email, mails + 1)
    const { Events } = await owner.client.call('/console-api/ListActivity', placeOf(deal))
    expect(Events.map(({ Kind }) => Kind)).toEqual(expect.arrayContaining(['documentsRequested', 'conditionsAdded']))
    // Those that are there are not asked for again.
    expect((await askList(deal, asked)).Added).toBe(0)
    expect(await requestsOf(deal)).toHaveLength(1)
  })
})

describe('conditions of a list with documents of no kind', () => {
  it('ask for each of them, also where the client was asked for another one before', async () => {
    const deal = await makeDeal()
    const other = { Type: 99, Desc: '' }
    await owner.client.call('/console-api/SaveDocumentRequest', {
      ...{ ...placeOf(deal), RequestName: 'First papers', Recipients: [], UseAccessCode: 0 as const },
      Items: [{ ...other, Desc: 'Lease of the cottage', Required: 1 }],
    })
    const well = { ...stub, ...other, TextEn: 'Well water test', TextFr: 'Analyse de l’eau', Desc: 'Analyse de l’eau' }
    const roof = { ...stub, ...other, TextEn: 'Roof report', TextFr: 'Rapport du toit', Desc: 'Rapport du toit' }
    expect((await askList(deal, [well, roof])).Added).toBe(2)
    const items = (await requestsOf(deal)).flatMap(({ Items }) => Items)
    const idOf = (words: string) => items.find(({ Desc }) => Desc === words)?.DFRequestDocItemID
    expect((await list(deal)).map(({ Text, ItemID }) => [Text, ItemID])).toEqual([
      ['Analyse de l’eau', idOf('Analyse de l’eau')],
      ['Rapport du toit', idOf('Rapport du toit')],
    ])
    expect(items).toHaveLength(3)
  })
})

describe('conditions of a list whose documents the client was asked for before', () => {
  const pay = { ...stub, Type: 0, Desc: '' }
  const account = { ...cheque, Type: 14, Desc: '' }
  const ask = async (of: MadeApplication, Type: number, given: object = {}) =>
    owner.client.call('/console-api/SaveDocumentRequest', {
      ...{ ...placeOf(of), RequestName: 'First papers', Recipients: [], UseAccessCode: 0 as const },
      ...{ Items: [{ Type, Desc: '', Required: 1 }], ...given },
    })

  it('are tied to those, and only the others are asked for', async () => {
    const deal = await makeDeal()
    const { Items } = await ask(deal, 0)
    expect((await askList(deal, [pay, account])).Added).toBe(2)
    const requests = await requestsOf(deal)
    expect(requests.map((one) => one.Items.map(({ Type }) => Type)).sort()).toEqual([[0], [14]])
    const known = Items[0]?.DFRequestDocItemID
    expect(await list(deal)).toMatchObject([{ ItemID: known, Shown: 'asked' }, { Shown: 'asked' }])
    // Where nothing is left to ask for, no request is made and no mail is sent.
    const mails = foyer.mailbox.to(deal.borrower.email).length
    const more = [{ ...pay, TextEn: 'Another stub', TextFr: 'Autre talon' }]
    expect((await askList(deal, more)).Added).toBe(1)
    expect((await list(deal))[2]).toMatchObject({ ItemID: known })
    await allMailsSent(foyer, deal.borrower.email)
    expect([(await requestsOf(deal)).length, foyer.mailbox.to(deal.borrower.email).length]).toEqual([2, mails])
  })

  it('are asked for again where one was refused or withdrawn, or asked of someone else', async () => {
    const [refused, withdrawn, elsewhere] = [await makeDeal(), await makeDeal(), await makeDeal()]
    const { Items } = await ask(refused, 0)
    const decision = { SiteID: 'ours', DFRequestDocItemID: Items[0]?.DFRequestDocItemID ?? 0, Status: 3, Reason: 'Cut' }
    expect(outcomeOf(await owner.client.call('/console-api/DecideDocumentItem', decision))).toBe('ok')
    const { RequestDocID } = await ask(withdrawn, 0)
    const taken = await owner.client.call('/console-api/WithdrawDocumentRequest', { SiteID: 'ours', RequestDocID })
    expect(outcomeOf(taken)).toBe('ok')
    await ask(elsewhere, 0, { Recipients: ['accountant@example.ca'] })
    for (const deal of [refused, withdrawn, elsewhere]) {
      expect((await askList(deal, [pay])).Added).toBe(1)
      expect(await requestsOf(deal)).toHaveLength(2)
    }
  })
})

describe('a condition whose document is asked for', () => {
  it('is tied to the document of the new request', async () => {
    const deal = await makeDeal()
    await add(deal, 'Pay stub')
    expect(outcomeOf(await askFor(deal, { Text: 'Two pay stubs' }))).toBe('ok')
    const [request] = await requestsOf(deal)
    expect(request?.Items).toMatchObject([{ Type: 0, Desc: 'The last two' }])
    expect(await list(deal)).toMatchObject([
      { Text: 'Two pay stubs', Shown: 'asked', Version: 2, ItemID: request?.Items[0]?.DFRequestDocItemID },
    ])
  })

  it('is neither changed nor asked for where one of them is refused', async () => {
    const deal = await makeDeal()
    await add(deal, 'Pay stub')
    expect(outcomeOf(await askFor(deal, { Version: 2 }))).toBe('StaleEdit')
    expect((await askFor(deal, { Text: ' ', Type: -1 })).Errors).toEqual([
      { Field: 'Text', Key: 'RequiredNote' },
      { Field: 'Type', Key: 'UnknownChoice' },
    ])
    expect((await askFor(deal, { Request: { ...Request, DueDate: '2020-01-01' } })).Errors).toEqual([
      { Field: 'Request.DueDate', Key: 'InvalidSetting' },
    ])
    expect((await askFor(deal, { Text: 'x'.repeat(300), Lender: 'x'.repeat(61) })).ReturnStatus.ReturnCode).not.toBe(
      200,
    )
    const limited = await withoutRequests()
    expect(outcomeOf(await askFor(deal, {}, limited))).toBe('NotPermitted')
    expect(outcomeOf(await askList(deal, [{ ...stub, Type: 0, Desc: '' }], {}, limited))).toBe('NotPermitted')
    expect(await requestsOf(deal)).toEqual([])
    expect(await list(deal)).toMatchObject([{ Text: 'Pay stub', Version: 1, ItemID: 0 }])
  })
})
