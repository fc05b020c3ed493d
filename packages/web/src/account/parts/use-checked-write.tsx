import { useCheckedWrite as useChecked } from '@foyer/ui/robot/use-checked-write.tsx'
import { useTexts } from '../texts.ts'

/** A call of the account that may require a robot check. */
export const useCheckedWrite = <P extends Parameters<typeof useChecked>[0]>(path: P) =>
  useChecked(path, useTexts()('robot'))
