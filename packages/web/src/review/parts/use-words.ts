import { useMenu } from '../../kit/fields/index.ts'
import type { WordOf } from './answer-facts.ts'

/** The words of the codes the summary reads back. */
export const useWords = (): WordOf => {
  const menus = {
    DealPurpose: useMenu('DealPurpose'),
    SearchStage: useMenu('SearchStage'),
    OccupancyType: useMenu('OccupancyType'),
    LandOwnership: useMenu('LandOwnership'),
  }
  return (menu, code) => menus[menu].items.find(({ Value }) => Value === code)?.Label ?? ''
}
