import { leadAnswers, leadProblems } from '@foyer/domain/leads/read-lead.ts'
import { renderForm } from '@foyer/domain/leads/render-form.ts'
import { aLeadForm } from '@foyer/domain/testing/lead-form.ts'
import { expect, test } from 'vitest'
import { chosenOwnerIn, emptyRow, emptyValues, type LeadValues, pageProblems, sentDetail } from './lead-values.ts'

const detailFor = (addressType: string) => renderForm(aLeadForm(), { formId: 1, language: 'en', addressType })
const owners = ['marie', 'omar']
const isOwner = (value: string) => owners.includes(value)

const filled = (changes: Record<string, (string | number | null)[]>): LeadValues => {
  const values = emptyValues(detailFor(''))
  const all = { FIRSTNAME: ['Ada'], LASTNAME: ['Roy'], EMAILTYPE: ['', 'a@b.ca'], PURPOSE: ['BUY'], ...changes }
  for (const [code, given] of Object.entries(all)) {
    for (const { rows } of values.sections) {
      const [row] = rows
      if (row && code in row) row[code] = given
    }
  }
  return values
}

test('the page and the server find the same errors at the same question', () => {
  for (const changes of [
    {},
    { FIRSTNAME: [''] },
    { EMAILTYPE: ['', 'nobody'] },
    { AMOUNT: [500_000] },
    { POSTALCODE: ['K1A', ''] },
    { OWNER: ['stranger'] },
    { MESSAGE: ['x'.repeat(2001)] },
  ]) {
    const values = filled(changes)
    const { detail, pathOf } = sentDetail(values, detailFor)
    const ofServer = leadProblems(aLeadForm(), detail, { isOwner })
    expect(ofServer.map(({ Field, Key }) => ({ Field: pathOf(Field), Key }))).toEqual(
      pageProblems(values, detailFor, owners),
    )
  }
})

test('an invalid email is shown at its box, not at its kind', () =>
  expect(pageProblems(filled({ EMAILTYPE: ['', 'x'] }), detailFor, owners)).toEqual([
    { Field: 'sections.0.rows.0.EMAILTYPE.1', Key: 'InvalidEmail' },
  ]))

test('the owner is the one the visitor chose', () => {
  expect(chosenOwnerIn(filled({}), detailFor)).toBe('')
  expect(chosenOwnerIn(filled({ OWNER: ['omar'] }), detailFor)).toBe('omar')
})

test('added rows are sent as rows', () => {
  const values = filled({ PHONETYPE: ['MOBILE', '4165550100'] })
  const section = detailFor('').selectedFields[1]
  if (!section) throw new Error('the form has phones')
  values.sections[1]?.rows.push({ ...emptyRow(section), PHONETYPE: ['WORK', '4165550101'] })
  const kept = leadAnswers(aLeadForm(), sentDetail(values, detailFor).detail, { language: 'en', ownerName: String })
  expect(kept.filter(({ Code }) => Code === 'PHONETYPE').map(({ Row, Words }) => [Row, Words])).toEqual([
    [1, '4165550100 (Mobile)'],
    [2, '4165550101 (Work)'],
  ])
})

test('the questions of another kind of address are sent when asked', () => {
  const codes = (type: string) =>
    sentDetail(filled({ ADDRESSTYPE: [type], POBOX: ['12'] }), detailFor).detail.selectedFields[2]?.controls.map(
      ({ code }) => code,
    )
  expect(codes('HOME')).not.toContain('POBOX')
  expect(codes('MAILING')).toContain('POBOX')
})
