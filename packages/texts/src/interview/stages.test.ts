import { menus } from '@foyer/domain/codes/menus.ts'
import { searchStages } from '@foyer/domain/interview/conditions.ts'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'

test.each(Object.keys(searchStages) as (keyof typeof searchStages)[])(
  'the stage %s has one label, in the interview and where it is read back',
  (stage) => {
    const item = menus.SearchStage.find(({ code }) => code === searchStages[stage])
    expect(item).toMatchObject({ en: en.stage[stage].label, fr: fr.stage[stage].label })
  },
)
