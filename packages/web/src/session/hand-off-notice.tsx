import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useShellTexts } from '../site/shell-texts.ts'
import { helpedName, useSession } from './session.ts'

/** Replaces actions that only the user may take. */
export const HandOffNotice = () => {
  const t = useShellTexts()
  return <Notice kind="info" title={t('handOff.only', { name: helpedName(useSession()) })} />
}
