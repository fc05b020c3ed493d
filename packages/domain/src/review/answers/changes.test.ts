import { expect, it } from 'vitest'
import { changesBetween, type ReadBack } from './changes.ts'

const columns = ['Debt', 'Balance', 'Per month'].map((title) => ({ title, share: 1 }))
const details = (name: string, phone: string): ReadBack => ({
  title: 'Details',
  answers: [
    { label: 'Name', value: name },
    { label: 'Mobile', value: phone },
  ],
})
const debts = (...rows: string[][]): ReadBack => ({ title: 'Debts', table: { columns, rows } })
const shown = (...given: Parameters<typeof changesBetween>) =>
  changesBetween(...given).map(({ title, label, before, after }) => `${title}: ${label}: ${before} > ${after}`)

it('names nothing that is the same', () =>
  expect(
    shown([details('Ada', '1'), debts(['Card', '$5', ''])], [details('Ada', '1'), debts(['Card', '$5', ''])]),
  ).toEqual([]))
it('names an answer that changed, came or went by its question', () => {
  expect(shown([details('Ada', '1')], [details('Ada', '2')])).toEqual(['Details: Mobile: 1 > 2'])
  expect(shown([details('Ada', '')], [details('Ada', '2')])).toEqual(['Details: Mobile:  > 2'])
  expect(shown([{ title: 'Details', answers: [] }], [details('Ada', '')])).toEqual(['Details: Name:  > Ada'])
})
it('names a record that was added or removed with all that is known of it', () =>
  expect(shown([debts(['Card\nVisa', '$5', ''])], [debts(['Car loan', '$900', '$30'])])).toEqual([
    'Debts: Card: Card, Visa, $5 > ',
    'Debts: Car loan:  > Car loan, $900, $30',
  ]))
it('names what changed of a record that stayed', () =>
  expect(
    shown(
      [debts(['Car loan', '$900', '$30'], ['Card', '$5', ''])],
      [debts(['Card', '$5', ''], ['Car loan', '$800', '$30'])],
    ),
  ).toEqual(['Debts: Car loan, Balance: $900 > $800']))
it('counts equal records', () =>
  expect(shown([debts(['Card', '$5', ''], ['Card', '$5', ''])], [debts(['Card', '$5', ''])])).toEqual([
    'Debts: Card: Card, $5 > ',
  ]))
it('names a whole part that came or went, also where its title changed', () => {
  const home = (title: string, value: string): ReadBack => ({
    id: 'property 1',
    title,
    answers: [{ label: 'Value', value }],
  })
  expect(shown([home('1 Main St', '$1')], [home('2 Main St', '$2')])).toEqual(['2 Main St: Value: $1 > $2'])
  expect(shown([home('1 Main St', '$1')], [])).toEqual(['1 Main St: Value: $1 > '])
})
