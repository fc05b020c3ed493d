import { expect, test } from 'vitest'
import { changedParts } from './changed-parts.ts'

const reviewed = (hashes: Record<number, string>) => ({
  Parts: Object.entries(hashes).map(([id, PartHash]) => ({ ApplicantID: Number(id), PartHash })),
})
const before = reviewed({ 0: 'a', 101: 'b', 102: '' })

test.each([
  ['nothing', { 0: 'a', 101: 'b', 102: '' }, []],
  ['what belongs to no applicant', { 0: 'x', 101: 'b', 102: '' }, [0]],
  ['a part that arrived', { 0: 'a', 101: 'b', 102: 'c' }, [102]],
  ['an applicant who was added', { 0: 'a', 101: 'b', 102: '', 103: '' }, [103]],
  ['an applicant who was removed', { 0: 'a', 101: 'b' }, [102]],
])('a review reports as changed: %s', (_, now, changed) =>
  expect(changedParts(before, reviewed(now as Record<number, string>))).toEqual(changed),
)
