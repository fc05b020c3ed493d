import { useMenu } from '../../kit/fields/index.ts'
import type { WordOf } from './answer-facts.ts'

/** The labels of the codes in the summary. */
export const useWords = (): WordOf => {
  const menus = {
    DealPurpose: useMenu('DealPurpose'),
    SearchStage: useMenu('SearchStage'),
    OccupancyType: useMenu('OccupancyType'),
    LandOwnership: useMenu('LandOwnership'),
  }
  return (menu, code) => menus[menu].items.find(({ Value }) => Value === code)?.Label ?? ''
}
