import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { aLeadForm, leadOf } from '../testing/lead-form.ts'
import { columnsOf, isWide } from './controls.ts'
import type { GivenDetail } from './fields.ts'
import { translatedAnswers } from './lead-facts.ts'
import { chosenOwner, emailOfVisitor, leadAnswers, leadProblems, shownAnswers } from './read-lead.ts'
import { renderForm } from './render-form.ts'

const isOwner = (value: string) => ['marie', 'omar'].includes(value)
const problems = (given: Record<string, string[]>) => leadProblems(aLeadForm(), leadOf(given), { isOwner })
const answers = (given: Record<string, string[]>) =>
  leadAnswers(aLeadForm(), leadOf(given), { language: 'en', ownerName: (value) => value })
const wordsOf = (given: Record<string, string[]>, code: string) =>
  answers(given).find(({ Code }) => Code === code)?.Words

describe('submitting a lead form', () => {
  test('accepts the required minimum', () => expect(problems({})).toEqual([]))
  test('refuses a form without any answer at its first question, though it requires none', () => {
    const form = aLeadForm({
      selectedFields: aLeadForm().selectedFields.map((section) => ({
        ...section,
        controls: section.controls.map((control) => ({ ...control, requiredFlag: 0 })),
      })),
    })
    const sent = (given: GivenDetail) => leadProblems(form, given, { isOwner })
    const nothing = { ...leadOf({}), selectedFields: form.selectedFields.map(() => ({ controls: [] })) } as GivenDetail
    expect(sent(nothing)).toEqual([{ Field: 'detail.selectedFields.0', Key: 'LeadFieldRequired' }])
    expect(sent(leadOf({ FIRSTNAME: ['Ada'] }))).toEqual([])
  })
  test.each<[string, string[], string]>([
    ['FIRSTNAME', [' '], 'LeadFieldRequired'],
    ['EMAILTYPE', ['PERSONAL', ''], 'LeadFieldRequired'],
    ['EMAILTYPE', ['PERSONAL', 'ada@example'], 'InvalidEmail'],
    ['EMAILTYPE', ['PIGEON', 'ada@example.ca'], 'UnknownChoice'],
    ['SIN', ['123 456 789'], 'InvalidSin'],
    ['SIN', ['046-454-286'], 'InvalidSin'],
    ['BIRTH', ['2026-02-30'], 'InvalidDate'],
    ['SOCIALACCOUNTTYPE', ['X', 'javascript:alert(1)'], 'InvalidUrl'],
    ['PHONETYPE', ['MOBILE', '555-0100'], 'InvalidPhone'],
    ['PROVINCE', ['99'], 'UnknownChoice'],
    ['POSTALCODE', ['K1A', '0B'], 'InvalidPostalCode'],
    ['AMOUNT', ['-5'], 'LeadInvalidNumber'],
    ['AMOUNT', ['5.5'], 'LeadInvalidNumber'],
    ['PEOPLE', ['four'], 'LeadInvalidNumber'],
    ['PEOPLE', ['-1'], 'LeadInvalidNumber'],
    ['PEOPLE', ['1,2,3'], 'LeadInvalidNumber'],
    ['PEOPLE', ['1000000000000'], 'LeadInvalidNumber'],
    ['WEB', ['www.example.ca'], 'InvalidUrl'],
    ['TOPICS', ['RATES', 'MAGIC'], 'UnknownChoice'],
    ['OWNER', ['nobody'], 'UnknownChoice'],
    ['MESSAGE', ['x'.repeat(2001)], 'LeadTextTooLong'],
  ])('rejects %s %j with %s at its path', (code, values, key) => {
    const [found, ...others] = problems({ [code]: values })
    expect([found?.Key, others]).toEqual([key, []])
    const [, section = '', control = ''] =
      /^detail\.selectedFields\.(\d+)\.controls\.(\d+)$/.exec(found?.Field ?? '') ?? []
    expect(leadOf({ [code]: values }).selectedFields[Number(section)]?.controls[Number(control)]?.code).toBe(code)
  })
  test.each<[string, string[]]>([
    ['SIN', ['046 454 286']],
    ['SIN', ['046454286']],
    ['PHONETYPE', ['MOBILE', '+1 (416) 555-0100']],
    ['PHONETYPE', ['', '416.555.0100']],
    ['PHONETYPE', ['WORK', '+33 6 12 34 56 78']],
    ['POSTALCODE', ['k1a', '0b1']],
    ['AMOUNT', ['0']],
    ['PEOPLE', ['2,5']],
    ['PEOPLE', ['1 500']],
    ['PHONETYPE', ['', '44 207 946 0958']],
    ['MESSAGE', ['x'.repeat(2000)]],
    ['WEB', ['HTTPS://example.ca/a?b=c#d']],
  ])('accepts %s %j', (code, values) => expect(problems({ [code]: values })).toEqual([]))

  it('reports a missing question at its section', () => {
    const given = { selectedFields: leadOf().selectedFields.map((section) => ({ ...section, controls: [] })) }
    expect(leadProblems(aLeadForm(), given, { isOwner })).toEqual([
      { Field: 'detail.selectedFields.0', Key: 'LeadFieldRequired' },
      { Field: 'detail.selectedFields.0', Key: 'LeadFieldRequired' },
      { Field: 'detail.selectedFields.0', Key: 'LeadFieldRequired' },
      { Field: 'detail.selectedFields.3', Key: 'LeadFieldRequired' },
    ])
  })
  it('refuses an eleventh row of a section', () => {
    const row = { code: 'PHONETYPE', selectedValues: ['', ''], lastItem: 1 }
    const rows = (count: number) => {
      const given = leadOf()
      given.selectedFields[1] = { controls: Array.from({ length: count }, () => row) }
      return leadProblems(aLeadForm(), given, { isOwner })
    }
    expect(rows(10)).toEqual([])
    expect(rows(11)).toEqual([{ Field: 'detail.selectedFields.1', Key: 'TooManyRecords' }])
    expect(rows(2500)).toEqual(rows(11))
  })
  it('never throws on any input', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            controls: fc.array(
              fc.record({
                code: fc.oneof(
                  fc.string(),
                  fc.constantFrom('PHONETYPE', 'POSTALCODE', 'ADDRESSTYPE', 'TOPICS', 'OWNER'),
                ),
                selectedValues: fc.array(fc.string()),
                lastItem: fc.constantFrom(0, 1),
              }),
            ),
          }),
          { maxLength: 6 },
        ),
        (selectedFields) => {
          leadProblems(aLeadForm(), { selectedFields }, { isOwner })
          leadAnswers(aLeadForm(), { selectedFields }, { language: 'fr', ownerName: (value) => value })
        },
      ),
    ))
})

describe('the stored lead', () => {
  test.each([
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+1 416 555 0100', '14165550100'],
    ['44 207 946 0958', '442079460958'],
    ['+52 55 1234 5678', '+525512345678'],
  ])('has the phone %s as %s', (given, stored) =>
    expect(answers({ PHONETYPE: ['', given] }).map(({ Words }) => Words)).toContain(stored),
  )
  it('has the answers in words', () => {
    expect(answers({ PHONETYPE: ['MOBILE', '416-555-0100'] }).map(({ Label, Words }) => [Label, Words])).toEqual([
      ['First name', 'Ada'],
      ['Last name', 'Roy'],
      ['Email', 'ada@example.ca (Personal)'],
      ['Phone', '4165550100 (Mobile)'],
      ['What for', 'Purchase'],
    ])
    expect(wordsOf({ POSTALCODE: ['k1a', '0b1'] }, 'POSTALCODE')).toBe('K1A 0B1')
    expect(wordsOf({ TOPICS: ['RATES', 'INSURANCE'] }, 'TOPICS')).toBe('Rates, Insurance')
    expect(wordsOf({ PROVINCE: ['9'] }, 'PROVINCE')).toBe('Ontario')
  })
  test.each([
    ['2,5', '2.5', '2,5'],
    ['2.5', '2.5', '2,5'],
    ['1 500', '1500', '1500'],
    ['1,500', '1500', '1500'],
    ['0,125', '0.125', '0,125'],
  ])('has the number %s as %s, in words of French %s', (typed, value, french) => {
    const [en, fr] = (['en', 'fr'] as const).map((language) =>
      leadAnswers(aLeadForm(), leadOf({ PEOPLE: [typed] }), { language, ownerName: String }).find(
        ({ Code }) => Code === 'PEOPLE',
      ),
    )
    expect([en?.Values, en?.Words, fr?.Values, fr?.Words]).toEqual([[value], value, [value], french])
  })
  it('keeps the city, the province and the postal code of an address that a look-up alone asks for', () => {
    const form = aLeadForm({ selectedFields: [{ controls: [{ code: 'ADDRESSLOOKUP' }] }] })
    const line = '157 Garafraxa Street West, Durham, Ontario N0G 1R0'
    const given = {
      selectedFields: [{ controls: [{ code: 'ADDRESSLOOKUP', selectedValues: [line] }] }],
    }
    expect(leadAnswers(form, given, { language: 'en', ownerName: String })[0]?.Words).toBe(line)
  })
  it('omits unknown codes, hidden questions and those of another kind of address', () => {
    const codes = (given: Record<string, string[]>) => answers(given).map(({ Code }) => Code)
    expect(codes({ SOURCE: ['spy'] })).not.toContain('SOURCE')
    expect(codes({ ADDRESSTYPE: ['HOME'], POBOX: ['12'] })).not.toContain('POBOX')
    expect(codes({ ADDRESSTYPE: ['MAILING'], POBOX: ['12'] })).toContain('POBOX')
    const given = leadOf()
    given.selectedFields[0]?.controls.push({ code: 'ISADMIN', selectedValues: ['1'], lastItem: 1 })
    const kept = leadAnswers(aLeadForm(), given, { language: 'en', ownerName: (value) => value })
    expect(kept.map(({ Code }) => Code)).not.toContain('ISADMIN')
  })
  it('shows the last three digits of a SIN', () => {
    const kept = answers({ SIN: ['046 454 286'] })
    expect(kept.find(({ Code }) => Code === 'SIN')).toMatchObject({ Values: ['046454286'], Words: '••• ••• 286' })
    expect(JSON.stringify(shownAnswers(kept))).not.toContain('046454286')
  })
  it('has a choice once, however often it was sent', () => {
    const sent = { TOPICS: ['RATES', 'INSURANCE', 'RATES', ' RATES'] }
    expect(answers(sent).find(({ Code }) => Code === 'TOPICS')).toMatchObject({
      Values: ['RATES', 'INSURANCE'],
      Words: 'Rates, Insurance',
    })
  })
  it('keeps rows separate', () => {
    const given = leadOf()
    given.selectedFields[1] = {
      controls: [
        { code: 'PHONETYPE', selectedValues: ['MOBILE', '4165550100'], lastItem: 1 },
        { code: 'PHONETYPE', selectedValues: ['WORK', '4165550101'], lastItem: 1 },
      ],
    }
    const kept = leadAnswers(aLeadForm(), given, { language: 'fr', ownerName: (value) => value })
    expect(kept.filter(({ Code }) => Code === 'PHONETYPE').map(({ Row, Words }) => [Row, Words])).toEqual([
      [1, '4165550100 (Cellulaire)'],
      [2, '4165550101 (Travail)'],
    ])
  })
  it('is replied to at the first e-mail address, of a code of ours or of the author', () => {
    expect(emailOfVisitor(aLeadForm(), leadOf())).toBe('ada@example.ca')
    const controls = [{ code: 'MAIL', htmlControlType: 'email' }, { code: 'EMAILTYPE' }]
    const form = aLeadForm({ selectedFields: [{ controls }] })
    const sent = (mail: string): GivenDetail => ({
      selectedFields: [
        {
          controls: [
            { code: 'MAIL', selectedValues: [mail] },
            { code: 'EMAILTYPE', selectedValues: ['WORK', 'work@example.ca'] },
          ],
        },
      ],
    })
    expect(emailOfVisitor(form, sent('Own@Example.ca'))).toBe('own@example.ca')
    expect(emailOfVisitor(form, sent(''))).toBe('work@example.ca')
  })
  it('goes to the owner the visitor chose', () => {
    expect(chosenOwner(aLeadForm(), leadOf({ OWNER: ['omar'] }))).toBe('omar')
    expect(chosenOwner(aLeadForm(), leadOf())).toBe('')
  })
})

describe('the form in the page', () => {
  const shown = (language: 'en' | 'fr', addressType = '') =>
    renderForm(aLeadForm(), { formId: 7, language, addressType })
  const control = (code: string, language: 'en' | 'fr' = 'en', addressType = '') =>
    shown(language, addressType)
      .selectedFields.flatMap(({ controls }) => controls)
      .find((one) => one.code === code)
  it('is in the requested language, with English where French is missing', () => {
    expect(shown('fr').formName).toBe('Premier prêt hypothécaire')
    expect(control('EMAILTYPE', 'fr')?.label).toBe('Courriel')
    expect(control('SOURCE', 'fr')?.label).toBe('Source')
    expect(control('PROVINCE', 'fr')?.availableValues[0]).toEqual({ label: 'Alberta', value: '1' })
  })
  it('is loaded again for the kind of address', () => {
    expect(control('POBOX')?.visibleFlag).toBe(0)
    expect(control('POBOX', 'en', 'MAILING')?.visibleFlag).toBe(1)
    expect(control('ADDRESSTYPE', 'en', 'MAILING')?.selectedValues).toEqual(['MAILING'])
  })
  it('ends each row with lastItem', () => {
    for (const { controls } of shown('en').selectedFields) {
      expect(controls.map(({ lastItem }) => lastItem)).toEqual(
        controls.map((_, at) => (at === controls.length - 1 ? 1 : 0)),
      )
    }
  })
  it('uses twelve columns, all of them for wide controls', () => {
    const wide = shown('en').selectedFields.flatMap(({ controls }) => controls.filter(isWide).map(({ code }) => code))
    expect(wide).toEqual(['EMAILTYPE', 'SOCIALACCOUNTTYPE', 'PHONETYPE', 'ADDRESSLOOKUP', 'MESSAGE'])
    expect(columnsOf({ code: 'FIRSTNAME', htmlControlType: 'text' }, 3)).toBe(4)
    expect(columnsOf({ code: 'MESSAGE', htmlControlType: 'textarea' }, 3)).toBe(12)
  })
})

test('an amount and a telephone number are shown as they are read, in both languages', () => {
  const controls = [
    { code: 'AMOUNT', htmlControlType: 'currency', label: 'Amount', labelFr: 'Montant' },
    { code: 'MOBILE', htmlControlType: 'phone', label: 'Mobile', labelFr: 'Cellulaire' },
  ] as const
  const answer = (Code: string, Label: string, value: string) => ({
    ...{ Section: '', Row: 1, Code, Label, Values: [value], Words: value },
  })
  const given = [answer('AMOUNT', 'Amount', '400000'), answer('MOBILE', 'Mobile', '5145550142')]
  const form = { selectedFields: [{ controls: [...controls] }] } as Parameters<typeof translatedAnswers>[1]
  expect(translatedAnswers(given, form, 'en')).toMatchObject([
    { Words: '$400,000', WordsOther: '400\u00A0000\u00A0$' },
    { Words: '(514) 555-0142', WordsOther: '(514) 555-0142' },
  ])
})
