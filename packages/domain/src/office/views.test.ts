import { expect, test } from 'vitest'
import { viewProblems } from './views.ts'

test('a saved view has a name of one line', () => {
  expect(viewProblems({ Name: 'Closing soon, mine' })).toEqual([])
  for (const Name of ['', '  ']) expect(viewProblems({ Name })).toEqual([{ Field: 'Name', Key: 'RequiredSetting' }])
  expect(viewProblems({ Name: 'a\nb' })).toEqual([{ Field: 'Name', Key: 'InvalidSetting' }])
})
